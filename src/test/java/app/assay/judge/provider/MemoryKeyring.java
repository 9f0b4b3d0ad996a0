package app.assay.judge.provider;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// A keyring of a test, which may be bad in one way.
final class MemoryKeyring implements Keyring {

  /// How it is bad.
  enum Flaw {
    NONE,
    NOBODY_ANSWERS,
    FORGETS,
    KEEPS_THE_FIRST,
    REMOVES_NOTHING,
    CANNOT_BE_READ,
    READS_TRUNCATED
  }

  final Map<String, String> entries = new HashMap<>();
  private final Flaw flaw;

  MemoryKeyring(Flaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public void keep(String name, String secret) throws Unavailable {
    switch (flaw) {
      case NOBODY_ANSWERS -> throw new Unavailable("this desktop has none that answers");
      case FORGETS -> {}
      case KEEPS_THE_FIRST -> entries.putIfAbsent(name, secret);
      case NONE, REMOVES_NOTHING, CANNOT_BE_READ, READS_TRUNCATED -> entries.put(name, secret);
    }
  }

  @Override
  public Optional<String> read(String name) throws Unavailable {
    if (flaw == Flaw.CANNOT_BE_READ) {
      throw new Unavailable("it refuses access, or was not unlocked");
    }
    Optional<String> found = Optional.ofNullable(entries.get(name));
    return flaw == Flaw.READS_TRUNCATED ? found.map(secret -> secret.substring(1)) : found;
  }

  @Override
  public void remove(String name) {
    if (flaw != Flaw.REMOVES_NOTHING) {
      entries.remove(name);
    }
  }
}
