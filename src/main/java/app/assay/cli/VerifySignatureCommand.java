package app.assay.cli;

import app.assay.hitl.signature.AllowedSigners;
import app.assay.hitl.signature.SignatureVerification;
import app.assay.hitl.signature.Verdict;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.workspace.Input;
import app.assay.workspace.Reading;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `verify-signature`: whose key signed these very bytes.
@Command(
    name = "verify-signature",
    description = {
      "Verifies the signatures beside documents: is NAME.cgd.md.sig of this very text, made for a",
      "review, by a key that is allowed to sign? Whether the document is valid is not asked; see",
      "'assay verify'."
    },
    footer = {
      "",
      "A line of the allowed signers: PRINCIPALS [namespaces=\"review@assay\"] TYPE KEY",
      "Exit: 0 every signature is valid, 1 one is missing, of another text or by an unknown"
          + " signer,",
      "2 usage or unreadable."
    })
final class VerifySignatureCommand implements Callable<Integer> {

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();

  @Mixin private final FileArguments arguments = new FileArguments();

  @Option(
      names = "--allowed-signers",
      required = true,
      paramLabel = "FILE",
      description = "Whose keys may sign, in the form that ssh-keygen takes.")
  private String allowedSigners = "";

  @Option(
      names = "--signer",
      paramLabel = "NAME",
      description = "Who must have signed, a principal of the allowed signers (default: anyone).")
  private @Nullable String signer;

  @Mixin private final TextOrJson format = new TextOrJson();

  VerifySignatureCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    boolean json = format.isJson();
    AllowedSigners allowed = AllowedSigners.read(allowedText(), ZoneId.systemDefault());
    allowed.objections().forEach(o -> terminal.complain(allowedSigners + ": " + o));
    SignatureVerification verification =
        new SignatureVerification(
            files, allowed, Optional.ofNullable(signer), arguments.context(terminal).now());
    List<SignatureLine> lines = new ArrayList<>();
    for (Input input : arguments.expand(terminal).inputs()) {
      lines.add(new SignatureLine(input.shown(), verdict(verification, input)));
    }
    SignatureLines report = new SignatureLines(lines);
    if (json) {
      report.writeJson(terminal);
    } else {
      report.writeText(terminal);
    }
    return report.exit().code();
  }

  private Verdict verdict(SignatureVerification verification, Input input) {
    if (!(input instanceof Input.OnDisk(Path file, String _))) {
      return new Verdict.Unreadable(
          input instanceof Input.Unreadable(String _, String trouble)
              ? trouble
              : "A signature lies beside a file; name one.");
    }
    return switch (Reading.of(input, files)) {
      case Reading.None(String trouble) -> new Verdict.Unreadable(trouble);
      case Reading.Text(var source, String _) -> verification.verify(file, source.bytes());
    };
  }

  private String allowedText() throws Refused {
    return switch (files.read(Folders.path(terminal, allowedSigners))) {
      case ReadResult.Loaded loaded -> loaded.source().text();
      case ReadResult.Unreadable(String message) -> throw new Refused(message);
      case ReadResult.NotUtf8 _ -> throw new Refused(allowedSigners + " is not UTF-8.");
      case ReadResult.TooLarge _ -> throw new Refused(allowedSigners + " is larger than 10 MB.");
    };
  }
}
