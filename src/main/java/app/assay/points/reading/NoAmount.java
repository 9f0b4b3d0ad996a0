package app.assay.points.reading;

/// Numbers that tell no amount: "#2320" is a name, and the "two" of "two thirds" and the "five" of
/// "one in five" count nothing.
final class NoAmount {

  private NoAmount() {}

  static boolean isAt(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    int before = tokens.start(token) - 1;
    return (before >= 0 && tokens.text().charAt(before) == '#')
        || Fractions.isAt(tokens, token, sentence.to())
        || Fractions.isWholeAt(sentence, token);
  }
}
