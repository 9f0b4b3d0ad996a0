package app.assay.cgd.hash;

/// Takes the lines that a recipe hashes, one by one and without their breaks.
interface LineSink {

  void line(String text, int from, int to);

  /// The SHA-256 of all lines as 64 lower-case hex digits; the sink is used up.
  String finish();
}
