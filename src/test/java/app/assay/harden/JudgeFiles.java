package app.assay.harden;

import app.assay.judge.FakeProvider;
import app.assay.judge.GateId;
import app.assay.judge.panel.Acceptance;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.PolicyFile;
import app.assay.judge.provider.ProfilesFile;
import app.assay.text.DocumentFile;
import java.nio.file.Path;
import java.util.Optional;

/// The settings by which the claims of a vault ask a provider of a test.
final class JudgeFiles {

  private JudgeFiles() {}

  static void write(Path settings, Path vault, FakeProvider provider) {
    DocumentFile files = new DocumentFile();
    Optional<String> trouble =
        new ProfilesFile(settings, files)
            .add(provider.profile("local"))
            .or(
                () ->
                    new PolicyFile(vault, files)
                        .change(
                            p ->
                                p.with(
                                    GateId.of("claims"),
                                    new GatePolicy("local", Acceptance.PERSON, 1))));
    if (trouble.isPresent()) {
      throw new IllegalStateException(trouble.get());
    }
  }
}
