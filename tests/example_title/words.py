"""The words of Sealed Bids, laid over those of the real titles: no real server serves them."""

import shutil
from pathlib import Path

from app.texts import FOLDER, LANGUAGES

OWN = Path(__file__).parent / "i18n"


def catalogues_with_example(folder: Path) -> Path:
    """Fill the folder with all catalogues and those of the example."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    for language in LANGUAGES:
        shutil.copy(OWN / f"{language}.ftl", folder / language / "sealed_bids.ftl")
    return folder
