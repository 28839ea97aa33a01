/** Small helpers for building elements. */

/**
 * A new element. Properties that start with "on" are listeners, "class" and ARIA names are attributes;
 * children may be nodes, strings, lists of them, or nothing.
 */
export function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(made.dataset, value);
    else if (name === "value") made.value = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...flat(children));
  return made;
}

/** Replace everything inside a node. */
export function fill(node, ...children) {
  node.replaceChildren(...flat(children));
  return node;
}

function flat(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Whether somebody uses a phone-sized window. */
export function narrow() {
  return matchMedia("(max-width: 820px)").matches;
}
