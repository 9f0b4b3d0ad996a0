package app.assay.judge.model;

import java.nio.charset.StandardCharsets;

/// How many tokens a text may have, rather too many than too few.
///
/// No tokenizer is asked, since each provider has its own: a token is taken for three bytes of
/// UTF-8, where four are usual in English and about three in scripts of three bytes a character.
final class TokenEstimate {

  private static final int BYTES = 3;

  private TokenEstimate() {}

  /// Tokens of a text, at least a third of its characters.
  static long of(String text) {
    return (text.getBytes(StandardCharsets.UTF_8).length + BYTES - 1L) / BYTES;
  }
}
