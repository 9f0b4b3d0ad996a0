package app.assay.ui;

import app.assay.judge.provider.Keyring;
import java.util.Optional;

/// A desktop without a keyring.
final class NoKeyring implements Keyring {

  @Override
  public void keep(String name, String secret) throws Unavailable {
    throw new Unavailable("it is not there");
  }

  @Override
  public Optional<String> read(String name) throws Unavailable {
    throw new Unavailable("it is not there");
  }

  @Override
  public void remove(String name) throws Unavailable {
    throw new Unavailable("it is not there");
  }
}
