package app.assay.house.wrong.cellar;

/// Wrong: lives in a package that the table of rooms does not list.
record Barrel(int litres) {}
