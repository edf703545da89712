"""QR codes: an address for whoever has a camera."""

from __future__ import annotations

import io

import segno

_MASK = 2
"""Any will do; to find the prettiest takes five times as long."""


def qr_code(address: str) -> str:
    """An SVG drawing. It takes long enough to make other tables wait."""
    drawing = io.BytesIO()
    code = segno.make(address, micro=False, mask=_MASK, boost_error=False)
    code.save(drawing, kind="svg", xmldecl=False, omitsize=True)
    return drawing.getvalue().decode()
