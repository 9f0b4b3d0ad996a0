"""The document hash of the Clarity Gate format, written from its description alone.

A second implementation in another language, to be compared with the one in
src/main/java/app/assay/cgd/hash on many generated documents. It shares no code and no author's
notes with it: recipe "HC", universal newlines, window from the first "---" line end to the first
end marker outside fences, canonical lines, NFC, SHA-256.

Reads documents from standard input, each as a line with its number of bytes followed by the bytes,
and writes one line for each: the hash, or "none" where there is no window.
"""

import hashlib
import re
import sys
import unicodedata

MARKER = "<!-- CLARITY_GATE_END -->"
FENCE = re.compile(r"^( {0,3})(`{3,}|~{3,})")
HASH_KEY = re.compile(r"^\s*document-sha256:")


def window(text):
    opening = text.find("---\n")
    if opening < 0:
        return None
    end = marker_outside_fences(text)
    if end is None:
        return None
    return text[opening + 4 : end]


def marker_outside_fences(text):
    fence = ""
    offset = 0
    for line in text.split("\n"):
        if not fence and MARKER in line:
            return offset + line.index(MARKER)
        found = FENCE.match(line)
        if found:
            run = found.group(2)
            if not fence:
                fence = run
            elif run[0] == fence[0] and len(run) >= len(fence):
                fence = ""
        offset += len(line) + 1
    return None


def indentation(line):
    return len(line) - len(line.lstrip())


def without_hash(text):
    kept = []
    inside = True
    skipped_at = None
    for line in text.split("\n"):
        if inside:
            if line.strip() == "---":
                inside = False
            elif HASH_KEY.match(line):
                skipped_at = indentation(line)
                continue
            elif skipped_at is not None and indentation(line) > skipped_at:
                continue
            skipped_at = None
        kept.append(line)
    return "\n".join(kept)


def canonical(text):
    lines = "\n".join(line.rstrip() for line in text.split("\n"))
    collapsed = re.sub("\n{3,}", "\n\n", lines)
    return unicodedata.normalize("NFC", collapsed.rstrip("\n") + "\n")


def document_hash(data):
    text = data.decode("utf-8")
    if text.startswith("\ufeff"):
        text = text[1:]
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    covered = window(text)
    if covered is None:
        return "none"
    return hashlib.sha256(canonical(without_hash(covered)).encode("utf-8")).hexdigest()


def main():
    source = sys.stdin.buffer
    while True:
        length = source.readline()
        if not length:
            return
        print(document_hash(source.read(int(length))), flush=False)


if __name__ == "__main__":
    main()
