package app.assay.judge.provider;

/// Where calls get their keys.
@FunctionalInterface
public interface Keys {

  /// The key of a profile now; may be asked by many threads at once.
  Key key(Keyed profile);
}
