package app.assay.points.rules;

import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Shares in words: "half", "a third", "two thirds", "three quarters".
final class Fractions {

  private Fractions() {}

  /// The share that begins at a token, or 0.
  static double at(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    if (token >= sentence.to()) {
      return 0;
    }
    if (tokens.isWord(token, "half") && !tokens.isWord(token + 1, "a")) {
      return 0.5;
    }
    double parts = token + 1 < sentence.to() ? part(Wording.lower(tokens, token + 1)) : 0;
    if (parts == 0) {
      return 0;
    }
    int number =
        switch (Wording.lower(tokens, token)) {
          case "a", "one" -> 1;
          case "two" -> 2;
          case "three" -> 3;
          case "four" -> 4;
          default -> 0;
        };
    return number < parts ? number / parts : 0;
  }

  /// After the last token of the share that begins at one.
  static int end(Sentence sentence, int token) {
    return sentence.tokens().isWord(token, "half") ? token + 1 : token + 2;
  }

  private static double part(String word) {
    return switch (word) {
      case "half" -> 2;
      case "third", "thirds" -> 3;
      case "quarter", "quarters" -> 4;
      case "fifth", "fifths" -> 5;
      case "sixth" -> 6;
      case "eighth" -> 8;
      case "tenth", "tenths" -> 10;
      default -> 0;
    };
  }
}
