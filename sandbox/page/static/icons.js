/** The page's own icons, as inline SVG on a grid of 24. */

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M5 5v8a4 4 0 0 0 4 4h10m-4-4 4 4-4 4",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  chevron: "m7 10 5 5 5-5",
  check: "m5 12.5 4.5 4.500L19 7.5",
  send: "M4 12 20 4l-5 16-3.5-6.500zM20 4l-8.5 9.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4",
  moon: "M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z",
  letters: "M3 19 9 5l6 14M5.5 14h7M15.5 19l3-7 3 7M16.5 17h4",
  restart: "M5 12a7 7 0 1 0 2.2-5.100M5 4.500V8.500h4",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  down: "M12 4v15m-6-6 6 6 6-6",
  reply: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1",
  slash: "M8 20 16 4",
  mail: "M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6",
  shield: "M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.5 7-10V6z",
  cloud: "M7 18a4.500 4.500 0 1 1 .8-8.900A6 6 0 0 1 19 11a3.600 3.600 0 0 1-.5 7zM9 20.500l-1 2M13 20.500l-1 2M17 20.500l-1 2",
  plus: "M12 5v14M5 12h14",
};

/** An icon; it says nothing to a screen reader, whoever uses it gives it a label. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

const COLOURS = ["#c4552d", "#2f6fb5", "#3f8f5b", "#8a5cb8", "#b5892b", "#3d8f98"];

/** A picture of an account, drawn from its name: the page's own icon for the bot, an initial for people. */
export function avatar(user) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 32 32");
  svg.setAttribute("class", "avatar");
  svg.setAttribute("aria-hidden", "true");
  const name = user.global_name || user.name || user.username || "?";
  const sum = [...name].reduce((total, letter) => total + letter.codePointAt(0), 0);
  const circle = add(svg, "circle", { cx: 16, cy: 16, r: 16, fill: COLOURS[sum % COLOURS.length] });
  circle.setAttribute("class", "ground");
  if (user.bot) add(svg, "image", { href: "icon.svg", width: 32, height: 32 });
  else {
    const letter = add(svg, "text", { x: 16, y: 21.5, "text-anchor": "middle", "font-size": 15, "font-weight": 600, fill: "#fff" });
    letter.textContent = name[0].toUpperCase();
  }
  return svg;
}

function add(svg, tag, attributes) {
  const node = document.createElementNS(svg.namespaceURI, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  svg.append(node);
  return node;
}
