package app.assay.points.rules;

import app.assay.points.reading.StemSet;

/// How a table's cell and a sentence go together: whether the sentence says the row's label, of a
/// day or time of day the rest of its row, and the column's header, and whether the table gives its
/// value after all.
///
/// @param words how rare each word is
/// @param tables the values of the tables
record PairCell(Words words, Tables tables, Stated cell, Stated prose, PairSink sink) {

  private static final Scale LABEL = Scale.of("label said", 0.25, 0.75, 1, 2);
  private static final Scale LABEL_NEAR = Scale.of("label nearby", 0.25, 0.75, 1, 2);
  private static final Scale LABEL_LACKS = Scale.of("label not nearby", 0.25, 0.75, 1, 2);
  private static final Scale HEADER = Scale.of("header nearby", 0.25, 0.75, 1.5);
  private static final Scale HEADER_LACKS = Scale.of("header not nearby", 0.25, 0.75, 1.5);
  private static final Scale CAPTION = Scale.of("caption nearby", 0.25, 0.75, 1.5);
  private static final Scale TOTAL = Scale.of("caption of the total nearby", 0.25, 0.75, 1.5);

  void read() {
    StemSet label = cell.quantity().isWhen() ? cell.rest() : cell.label();
    StemSet header = cell.header();
    StemSet near = prose.near();
    StemSet own = prose.head() == 0 ? prose.own() : prose.own().plus(StemSet.of(prose.head()));
    LABEL.reach(words.weight(label.shared(own)), sink);
    LABEL_NEAR.reach(words.weight(label.shared(near)), sink);
    LABEL_LACKS.reach(words.weight(label.without(near)), sink);
    boolean said = !label.isEmpty() && label.isWithin(near);
    sink.pair("whole label nearby", said);
    sink.pair("whole label said", said && label.isWithin(prose.said().plus(own)));
    sink.pair("whole label in the clause", said && label.isWithin(own));
    TellingBeside beside = prose.beside();
    sink.pair("label says the word before", label.contains(beside.last()));
    sink.pair("label says the word after", label.contains(beside.next()));
    sink.pair("header says the word before", header.contains(beside.last()));
    sink.pair("header says the word after", header.contains(beside.next()));
    named();
    HEADER.reach(words.weight(header.shared(near)), sink);
    HEADER_LACKS.reach(words.weight(header.without(near)), sink);
    sink.pair("no header", header.isEmpty());
    sink.pair("whole header nearby", !header.isEmpty() && header.isWithin(near));
    sink.pair("label and header nearby", said && header.isWithin(near));
    table(near);
    sink.pair("counted in the table", prose.head() != 0 && cell.own().contains(prose.head()));
    sink.pair(
        "described otherwise than the row",
        !prose.modifiers().without(label).without(header).isEmpty());
  }

  /// "On day 14", and the row of 14 under "Day".
  private void named() {
    StemSet row = cell.designations();
    StemSet said = prose.designations();
    boolean both = !row.isEmpty() && !said.isEmpty();
    sink.pair("of a named row", !row.isEmpty());
    sink.pair("of the row of that name", both && !row.isDisjoint(said));
    sink.pair("of the row of another name", both && row.isDisjoint(said));
  }

  private void table(StemSet near) {
    sink.pair("several columns", tables.likeColumns(cell.block(), cell.quantity()) > 1);
    sink.pair("given by the table", tables.give(cell.block(), prose.quantity()));
    double caption = words.weight(cell.caption().shared(near));
    CAPTION.reach(caption, sink);
    if (cell.isTotal()) {
      TOTAL.reach(caption, sink);
      sink.pair("near the total", Values.ratio(cell.quantity(), prose.quantity()) <= 1.25);
    }
  }
}
