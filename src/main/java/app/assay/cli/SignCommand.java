package app.assay.cli;

import app.assay.cgd.MachineNames;
import app.assay.cgd.rules.FormatRules;
import app.assay.hitl.Reviewer;
import app.assay.hitl.signature.DocumentSigning;
import app.assay.hitl.signature.SigningKey;
import app.assay.hitl.signature.SigningOutcome;
import app.assay.hitl.signature.SigningRequest;
import app.assay.ledger.Ledger;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.workspace.Input;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `sign`: a reviewer's signature beside a reviewed document.
@Command(
    name = "sign",
    description = {
      "Signs reviewed documents with the reviewer's SSH key, each into NAME.cgd.md.sig beside it.",
      "Only a valid document is signed whose hash verifies and whose claims are all confirmed, and",
      "only by somebody who confirmed one of them. Without --key the file says unsigned."
    },
    footer = {
      "",
      "A signature can be verified without this program:",
      "  ssh-keygen -Y verify -f ALLOWED -I NAME -n review@assay -s FILE.sig < FILE",
      "A key with a passphrase asks for it on the terminal, or takes it from ASSAY_KEY_PASSPHRASE.",
      "Exit: 0 signed or noted, 1 refused because of what a document says, 2 usage, unreadable or"
          + " not",
      "written."
    })
final class SignCommand implements Callable<Integer> {

  private final Terminal terminal;
  private final Passphrases passphrases;
  private final DocumentFile files = new DocumentFile();

  @Mixin private final FileArguments arguments = new FileArguments();

  @Option(
      names = "--key",
      paramLabel = "PATH",
      description = {
        "The private key: Ed25519, ECDSA or RSA of OpenSSH or PKCS#8, such as ~/.ssh/id_ed25519;"
            + " or",
        "the public one of a key that ssh-agent holds, such as ~/.ssh/id_ed25519.pub."
      })
  private @Nullable String key;

  @Option(
      names = "--reviewer",
      paramLabel = "NAME",
      description =
          "Who signs, as named in the claims (default: the one person who confirmed them).")
  private @Nullable String reviewer;

  @Option(names = "--replace", description = "Write over a signature that is there.")
  private boolean replace;

  @Option(
      names = "--vault",
      paramLabel = "DIR",
      description =
          "The folder whose ledger is told (default: the nearest one above that has .assay, else"
              + " the document's own).")
  private @Nullable String vault;

  SignCommand(Terminal terminal, Passphrases passphrases) {
    this.terminal = terminal;
    this.passphrases = passphrases;
  }

  @Override
  public Integer call() throws Refused {
    List<Input> inputs = arguments.expand(terminal).inputs();
    Optional<Reviewer> person = person();
    Optional<SigningKey> signing =
        key == null
            ? Optional.empty()
            : Optional.of(new KeyArgument(terminal, passphrases).read(key));
    Exit exit = Exit.CLEAN;
    for (Input input : inputs) {
      exit =
          exit.and(
              switch (input) {
                case Input.Unreadable(String shown, String trouble) ->
                    refuse(shown, trouble, Exit.USAGE);
                case Input.Standard _ ->
                    refuse("-", "A signature lies beside a file; name one.", Exit.USAGE);
                case Input.OnDisk(Path file, String shown) -> sign(file, shown, person, signing);
              });
    }
    return exit.code();
  }

  private Exit sign(
      Path named, String shown, Optional<Reviewer> person, Optional<SigningKey> signing)
      throws Refused {
    Path file = named.toAbsolutePath().normalize();
    Path root = Folders.vault(terminal, vault, file, shown);
    String inVault = root.relativize(file).toString().replace('\\', '/');
    DocumentSigning engine =
        new DocumentSigning(
            files, FormatRules.validator(), Ledger.open(root, terminal.clock()), Version.NUMBER);
    SigningRequest request =
        new SigningRequest(
            file,
            inVault,
            person,
            signing,
            replace,
            arguments
                .context(terminal)
                .withFile(Optional.of(String.valueOf(file.getFileName())), Optional.empty()));
    return say(shown, engine.sign(request));
  }

  private Exit say(String shown, SigningOutcome outcome) {
    return switch (outcome) {
      case SigningOutcome.Signed signed -> {
        print(
            "%s: signed by %s, %s"
                .formatted(shown, signed.reviewer().name(), signed.fingerprint()));
        signed.notes().forEach(terminal::complain);
        yield Exit.CLEAN;
      }
      case SigningOutcome.Unsigned unsigned -> {
        print("%s: unsigned, noted for %s".formatted(shown, unsigned.reviewer().name()));
        unsigned.notes().forEach(terminal::complain);
        yield Exit.CLEAN;
      }
      case SigningOutcome.SignedBefore before -> {
        print("%s: signed before by this key, %s".formatted(shown, before.fingerprint()));
        yield Exit.CLEAN;
      }
      case SigningOutcome.Refused(var message, var document, var errors) -> {
        Exit exit = refuse(shown, message, Exit.FINDINGS);
        document.ifPresent(
            read -> errors.forEach(e -> terminal.complain(FindingLine.of(shown, read, e))));
        yield exit;
      }
      case SigningOutcome.Failed(String message) -> refuse(shown, message, Exit.USAGE);
    };
  }

  private void print(String sentence) {
    terminal.out().println(Printable.of(sentence));
  }

  private Exit refuse(String shown, String sentence, Exit exit) {
    terminal.complain(Printable.of(shown + ": " + sentence));
    return exit;
  }

  private Optional<Reviewer> person() throws Refused {
    if (reviewer == null) {
      return Optional.empty();
    }
    return switch (Reviewer.named(reviewer, MachineNames.load())) {
      case Reviewer.Naming.Accepted(Reviewer person) -> Optional.of(person);
      case Reviewer.Naming.Refused(String message) -> throw new Refused(message);
    };
  }
}
