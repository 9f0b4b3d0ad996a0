package app.assay.house.wrong.text;

import app.assay.house.wrong.cgd.Document;

/// Wrong: the ground knows the floor above it.
record LooksUp(Document document) {}
