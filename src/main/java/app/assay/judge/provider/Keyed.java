package app.assay.judge.provider;

import java.net.URI;

/// Something that is called with a key.
public interface Keyed {

  /// For sentences, and by which its key is kept.
  String name();

  /// Where the key may be sent.
  URI address();

  /// Where the key comes from.
  KeySource key();
}
