package app.assay.cli;

import java.util.Objects;

/// The program's version.
final class Version {

  /// Such as `0.1.0`, from the jar's manifest; `dev` when run from classes.
  static final String NUMBER =
      Objects.requireNonNullElse(Version.class.getPackage().getImplementationVersion(), "dev");

  private Version() {}
}
