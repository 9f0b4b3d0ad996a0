package app.assay.vault;

/// Thrown by everything that reads or writes a vault; a transaction it passes through is taken back
/// whole.
public final class VaultException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient VaultError error;

  public VaultException(VaultError error) {
    super(error.message());
    this.error = error;
  }

  public VaultException(VaultError.Kind kind, String message) {
    this(new VaultError(kind, message));
  }

  /// What went wrong.
  public VaultError error() {
    return error;
  }
}
