package app.assay.ui.signature;

import app.assay.cgd.MachineNames;
import app.assay.cgd.check.CheckContext;
import app.assay.hitl.signature.DocumentSigning;
import app.assay.text.DocumentFile;
import app.assay.ui.settings.Preferences;
import app.assay.workspace.TaskRunner;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;

/// What signing in the window works with.
///
/// @param signing the engine over the ledger of a vault
/// @param context profile and time of a run
/// @param signed called when something was written
public record SignatureTools(
    TaskRunner runner,
    DocumentFile files,
    Preferences preferences,
    MachineNames machines,
    Function<Path, DocumentSigning> signing,
    Supplier<CheckContext> context,
    Runnable signed) {

  /// Names the private key in the settings; its passphrase is never kept.
  static final String KEY = "signing-key";

  /// Names the list of those who may sign in the settings.
  static final String SIGNERS = "allowed-signers";

  String chosen(String purpose) {
    return preferences.settings().files().getOrDefault(purpose, "");
  }
}
