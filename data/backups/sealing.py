"""Encrypts backups for a key in a file. Key and backups are age's (https://age-encryption.org), so that its own program reads them, too."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from data.backups.files import SEALED, BackupError
from data.backups.scratch import scratch

if TYPE_CHECKING:
    from pyrage import x25519


def make_key(file: Path) -> str:
    """Write a new key into a file that is not there yet; returns its public half, which only encrypts.

    Raises:
        OSError: it cannot be written.
    """
    from pyrage import x25519

    key = x25519.Identity.generate()
    public = str(key.to_public())
    with os.fdopen(
        os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii"
    ) as written:
        written.write(f"# public key: {public}\n{key}\n")
    return public


def seal(file: Path, key: Path, suffix: str | None = None) -> Path:
    """Replace a file by an encrypted one, and return that.

    Args:
        key: a file with a key, or with the public half of one.
        suffix: of its name before `SEALED`; None for what it is.

    Raises:
        BackupError: it cannot be done; the readable file is gone all the same.
    """
    import pyrage

    sealed = file.with_name(file.stem + (suffix or file.suffix) + SEALED)
    partial = sealed.with_name(f"{file.stem}.partial")
    try:
        pyrage.encrypt_file(str(file), str(partial), [_public(line) for line in _keys(key)])
        partial.rename(sealed)
    except (OSError, ValueError, pyrage.EncryptError, pyrage.RecipientError, pyrage.IdentityError) as error:
        partial.unlink(missing_ok=True)
        raise BackupError(f"{file.name} cannot be encrypted: {error}") from error
    finally:
        file.unlink()
    return sealed


@contextmanager
def readable(file: Path, key: Path | None) -> Iterator[Path]:
    """A backup as it can be read: itself, or where it is encrypted a copy for the moment.

    Raises:
        BackupError: there is none, or it cannot be decrypted.
    """
    if not file.is_file():
        raise BackupError(f"There is no backup at {file}.")
    if file.suffix != SEALED:
        yield file
        return
    if key is None:
        raise BackupError(f"{file} is encrypted. Set BACKUP_KEY_FILE to its key.")
    import pyrage

    with scratch() as folder:
        copy = folder / file.stem
        try:
            pyrage.decrypt_file(str(file), str(copy), [_secret(line) for line in _keys(key)])
        except (OSError, ValueError, pyrage.DecryptError, pyrage.IdentityError) as error:
            raise BackupError(f"{file} cannot be decrypted with {key}: {error}") from error
        yield copy


def _keys(file: Path) -> list[str]:
    lines = [line.strip() for line in file.read_text(encoding="ascii").splitlines()]
    found = [line for line in lines if line and not line.startswith("#")]
    if not found:
        raise ValueError(f"there is no key in {file}")
    return found


def _public(key: str) -> x25519.Recipient:
    from pyrage import x25519

    return x25519.Recipient.from_str(key) if key.startswith("age1") else _secret(key).to_public()


def _secret(key: str) -> x25519.Identity:
    from pyrage import x25519

    return x25519.Identity.from_str(key)
