"""Pin what a release is built from outside PyPI: images by their digest, actions by their commit. It asks the net.

    .venv/bin/python -m deploy.pins

Versions stay as they are written; what is pinned already is pinned anew. `make pins` does this after the packages.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
IMAGES: Final = re.compile(
    r"(?P<before>^FROM |^\s+image: )(?P<name>[a-z]+):(?P<tag>[\w.-]+)(?:@sha256:\w+)?", re.MULTILINE
)
ACTIONS: Final = re.compile(r"(?P<before>uses: )(?P<name>[\w./-]+)@(?P<ref>[\w.-]+)(?: # (?P<tag>\S+))?")

Ask = Callable[[str, str], str]
"""The digest of an image or the commit of an action, by its name and tag."""


def pin_images(text: str, digest: Ask) -> str:
    """Write digests after the images in a Containerfile or compose file."""
    return IMAGES.sub(
        lambda it: f"{it['before']}{it['name']}:{it['tag']}@{digest(it['name'], it['tag'])}", text
    )


def pin_actions(text: str, commit: Ask) -> str:
    """Write commits in place of the tags of a workflow's actions, which stay as comments."""

    def pinned(it: re.Match[str]) -> str:
        tag = it["tag"] or it["ref"]
        return f"{it['before']}{it['name']}@{commit(it['name'], tag)} # {tag}"

    return ACTIONS.sub(pinned, text)


def digest(name: str, tag: str) -> str:
    """An image's digest, as its registry tells docker.

    Raises:
        CalledProcessError, OSError: it does not, or there is no docker.
    """
    return _said(
        "docker", "buildx", "imagetools", "inspect", f"{name}:{tag}", "--format", "{{.Manifest.Digest}}"
    )


def commit(name: str, tag: str) -> str:
    """The commit of an action's tag.

    Raises:
        CalledProcessError, OSError: nobody tells it, or there is no git.
        ValueError: there is no such tag.
    """
    repository = "/".join(name.split("/")[:2])
    told = _said(
        "git", "ls-remote", f"https://github.com/{repository}", f"refs/tags/{tag}", f"refs/tags/{tag}^{{}}"
    )
    if not told:
        raise ValueError(f"{repository} has no tag {tag}")
    return told.splitlines()[-1].split()[0]  # of an annotated tag the commit comes last


def _said(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout.strip()


def main() -> int:
    """Pin all files; returns 1 if the net does not tell, and then nothing is changed."""
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    try:
        pinned = {
            ROOT / name: pin_images((ROOT / name).read_text(encoding="utf-8"), digest)
            for name in ("Containerfile", "compose.yaml")
        }
        pinned |= {file: pin_actions(file.read_text(encoding="utf-8"), commit) for file in workflows}
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        sys.stderr.write(f"Images and actions stay as they are: {error}\n")
        return 1
    for file, text in pinned.items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
