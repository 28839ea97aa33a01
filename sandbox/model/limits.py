"""Discord's limits, each figure once."""

from __future__ import annotations

# Messages
CONTENT = 2_000
NONCE = 25
EMBEDS = 10
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4_096
EMBED_FIELDS = 25
EMBED_FIELD_NAME = 256
EMBED_FIELD_VALUE = 1_024
EMBED_FOOTER = 2_048
EMBED_AUTHOR = 256
EMBED_TOTAL = 6_000
PINS = 250
HISTORY_PAGE = 100

# Files
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
ALT_TEXT = 1_024
FILE_NAME = 260
EMOJI_BYTES = 256 * 1024
EMOJI_NAME = (2, 32)
APPLICATION_EMOJIS = 2_000

# Components
ROWS = 5
ROW_BUTTONS = 5
V2_COMPONENTS = 40
V2_TEXT = 4_000
V2_BYTES = 10_170
"""The most bytes of all text displays in UTF-8, each counted with V2_TEXT_BYTES more. Undocumented: one byte more is an HTTP 500. Labels and options
are believed to count as well: too many of them are known to fail the same way."""
V2_TEXT_BYTES = 12
STRING_BYTES = 8_000
"""The most bytes of all strings of a message in UTF-8: no limit of Discord's, but what a careful bot keeps to, for others are suspected."""
CUSTOM_ID = 100
BUTTON_LABEL = 80
BUTTON_URL = 512
SELECT_OPTIONS = 25
SELECT_TEXT = 100
PLACEHOLDER = 150
SECTION_TEXTS = 3
GALLERY_ITEMS = 10

# Modals
MODAL_TITLE = 45
MODAL_ROWS = 5
LABEL_TEXT = 45
LABEL_DESCRIPTION = 100
TEXT_INPUT = 4_000
TEXT_INPUT_PLACEHOLDER = 100
UPLOADS = 10
RADIO_OPTIONS = (2, 10)
CHECKBOX_OPTIONS = (1, 10)

# Commands
SLASH_COMMANDS = 100
MENU_COMMANDS = 15
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_OPTIONS = 25
COMMAND_TOTAL = 8_000
CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100

# Places
THREAD_NAME = 100
THREAD_ARCHIVE_MINUTES = (60, 1_440, 4_320, 10_080)
ACTIVE_THREADS = 1_000
CHANNEL_NAME = 100
CHANNEL_TOPIC = 1_024

# Time
RESPONSE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60
NONCE_SECONDS = 5 * 60
OLD_SECONDS = 60 * 60
"""The age from which a message is old, and its edits are rare."""
OLD_EDITS = (3, 6.0)
"""Edits of old messages, per seconds and channel."""
RENAMES = (2, 600.0)
"""Changes of a name or topic, per seconds and channel or thread."""

_LOCALES = """
id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th
zh-CN ja zh-TW ko
"""
LOCALES = frozenset(_LOCALES.split())
"""The languages of Discord's clients."""
