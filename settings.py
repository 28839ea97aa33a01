"""Settings from the environment or from `.env`; every one is explained in `.env.example`."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """What an owner of the bot can set."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr = SecretStr("")
    database_url: str = "sqlite+aiosqlite:///meeplepost.sqlite3"
    discord_api_base: str = ""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    default_language: Literal["en", "ja"] = "en"
    workers: int = Field(default=2, ge=1, le=64)

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value
