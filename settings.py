"""Settings from the environment or from `.env`; every one is explained in `.env.example`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import Field, SecretStr, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from render.languages import ENGLISH, LOCALES


def _credential() -> Path | None:
    """The token that systemd passes with `LoadCredential=token:…`."""
    folder = os.environ.get("CREDENTIALS_DIRECTORY")
    file = Path(folder) / "token" if folder else None
    return file if file is not None and file.is_file() else None


class Settings(BaseSettings):
    """What an owner of the bot can set."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr = SecretStr("")
    discord_token_file: Path | None = Field(default_factory=_credential)
    database_url: str = "sqlite+aiosqlite:///meeplepost.sqlite3"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    log_file: Path | None = None
    log_megabytes: int = Field(default=0, ge=0)
    monitor_host: str = "127.0.0.1"
    monitor_port: int | None = Field(default=None, ge=0, le=65_535)
    default_language: str = ENGLISH
    workers: int = Field(default_factory=lambda: min(2, os.cpu_count() or 1), ge=1, le=64)
    picture_format: Literal["webp", "png"] = "webp"
    shard_count: int | None = Field(default=None, ge=1)
    backup_folder: Path = Path("backups")
    backups_kept: int = Field(default=14, ge=1)
    backup_key_file: Path | None = None
    backup_hours: int = Field(default=0, ge=0)
    keep_days: int = Field(default=365, ge=0)
    push_calls: int | None = Field(default=None, ge=1, le=2)
    privacy_url: str = ""
    terms_url: str = ""
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("default_language")
    @classmethod
    def _spoken(cls, value: str) -> str:
        if value not in LOCALES:
            raise ValueError(f"must be one of {', '.join(LOCALES)}")
        return value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        return tuple(value.split(",")) if isinstance(value, str) else value

    @field_validator("shard_ids")
    @classmethod
    def _counted(cls, value: tuple[int, ...] | None, others: ValidationInfo) -> tuple[int, ...] | None:
        count = others.data.get("shard_count")
        if value is not None and (count is None or not all(0 <= each < count for each in value)):
            raise ValueError("each must be at least 0 and less than SHARD_COUNT")
        return value

    @model_validator(mode="after")
    def _read_token(self) -> Self:
        if self.discord_token_file is not None and not self.discord_token.get_secret_value():
            try:
                token = self.discord_token_file.read_text(encoding="utf-8").strip()
            except OSError as error:
                raise ValueError(f"DISCORD_TOKEN_FILE cannot be read: {error.strerror}") from None
            if not token:
                raise ValueError(f"DISCORD_TOKEN_FILE is empty: {self.discord_token_file}")
            self.discord_token = SecretStr(token)
        return self
