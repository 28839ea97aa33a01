"""Complete the list of parts of a release: who needs whom, licences, and the fonts, which no list of requirements names.

    .venv/bin/python -m deploy.parts build/dist/sbom.json

`make dist` calls it after `cyclonedx-py`. It reads `requirements.txt` and what is installed here, and asks nobody.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import PackageNotFoundError, distribution, metadata
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
_CLASSIFIED: Final = re.compile(r"License :: (?:OSI Approved :: )?(.+)")


def needs(requirements: str) -> dict[str, set[str]]:
    """Who needs each package, as `make pins` wrote; `""` is the bot itself."""
    found: dict[str, set[str]] = {}
    for block in re.split(r"\n(?=\w)", requirements):
        _, _, via = block.partition("# via")
        who = {"" if each.startswith("-r") else each for each in re.findall(r"(-r \S+|[\w.-]+)", via)}
        found[block.partition("==")[0].partition("[")[0]] = who
    return found


def licence(package: str) -> str:
    """A package's licence, as it says itself; empty where it is not installed here."""
    try:
        said = metadata(package)
    except PackageNotFoundError:
        return ""
    classified = [it[1] for each in said.get_all("Classifier") or [] if (it := _CLASSIFIED.match(each))]
    for name in ("License-Expression", "License"):
        if name in said and (name == "License-Expression" or not classified):
            return said[name].split("\n")[0]
    if classified:
        return " OR ".join(classified)
    texts = [each for each in distribution(package).files or [] if each.name.startswith("LICENSE")]
    return next((each.read_text().strip().split("\n")[0] for each in texts), "")


def completed(parts: dict[str, Any], requirements: str, fonts: list[str]) -> dict[str, Any]:
    """The list with all that."""
    refs = {each["name"]: each["bom-ref"] for each in parts["components"]}
    refs[""] = parts["metadata"]["component"]["bom-ref"]
    for each in parts["components"]:
        each.pop("description", None)  # the line itself, with all its hashes
        if said := licence(each["name"]):
            each["licenses"] = [{"license": {"acknowledgement": "declared", "name": said}}]
    whom: dict[str, set[str]] = {ref: set() for ref in refs.values()}
    for package, users in needs(requirements).items():
        for user in users:
            whom[refs[user]].add(refs[package])
    for font in fonts:
        refs[font] = f"font-{font}"
        whom[refs[font]] = set()
        whom[refs[""]].add(refs[font])
        parts["components"].append(
            {
                "bom-ref": refs[font],
                "type": "file",
                "name": font,
                "licenses": [{"license": {"id": "OFL-1.1"}}],
            }
        )
    parts["dependencies"] = [
        {"ref": ref, **({"dependsOn": sorted(on)} if on else {})} for ref, on in sorted(whom.items())
    ]
    return parts


if __name__ == "__main__":
    file = Path(sys.argv[1])
    names = sorted(each.name for each in (ROOT / "data" / "fonts").glob("*.[ot]tf"))
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    whole = completed(json.loads(file.read_text(encoding="utf-8")), text, names)
    file.write_text(json.dumps(whole, indent=1, sort_keys=True) + "\n", encoding="utf-8")
