"""QR codes: an address for whoever has a camera."""

from __future__ import annotations

import io

import segno


def qr_code(address: str) -> str:
    """An SVG drawing. It takes long enough to make other tables wait."""
    drawing = io.BytesIO()
    segno.make(address, micro=False).save(drawing, kind="svg", xmldecl=False, omitsize=True)
    return drawing.getvalue().decode()
