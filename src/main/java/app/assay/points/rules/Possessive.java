package app.assay.points.rules;

import app.assay.points.reading.Tokens;

/// Words such as "runbook's" and "members'".
final class Possessive {

  private Possessive() {}

  static boolean is(Tokens tokens, int token) {
    String word = tokens.lower(token);
    return word.endsWith("'s") || word.endsWith("s'");
  }

  /// "runbook" of "runbook's".
  static String owner(String word) {
    int mark = word.lastIndexOf('\'');
    return mark > 0 ? word.substring(0, mark) : word;
  }
}
