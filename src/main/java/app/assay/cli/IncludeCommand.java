package app.assay.cli;

import app.assay.cgd.MachineNames;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.exclusion.Inclusion;
import app.assay.cgd.rules.FormatRules;
import app.assay.hitl.BlockReview;
import app.assay.hitl.Reviewer;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.workspace.Vault;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `include`: takes an exclusion block's markers away.
@Command(
    name = "include",
    description = {
      "Takes the markers of an exclusion block away; what it holds stays.",
      "exceptions-ids, statuses, coverage and hash are kept in step."
    },
    footer = {
      "",
      "Exit: 0 included, 1 refused because of what the document says, 2 usage, unreadable or not",
      "written."
    })
final class IncludeCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final ChangedDocument document = new ChangedDocument();

  @Option(names = "--id", required = true, paramLabel = "ID", description = "Name of the block.")
  private String id = "";

  @Option(
      names = "--reviewed",
      description = {
        "Say that a person reviewed what the block holds; needed for the last block, without which",
        "the document is REVIEWED."
      })
  private boolean reviewed;

  @Option(
      names = "--reviewer",
      defaultValue = "",
      paramLabel = "NAME",
      description = "The person who reviewed it; needed with --reviewed, and kept in the ledger.")
  private String reviewer = "";

  @Option(
      names = "--reason",
      defaultValue = "",
      paramLabel = "TEXT",
      description = "Why the block is taken back; kept in the ledger, so it needs --reviewed.")
  private String reason = "";

  IncludeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    Inclusion inclusion = new Inclusion(DocumentEditor.standard(), FormatRules.validator());
    if (!reviewed && !reason.isBlank()) {
      throw new Refused(
          "A reason is kept in the ledger with the person who reviewed the block: give --reviewed"
              + " and --reviewer NAME too, or leave --reason out.");
    }
    if (!reviewed) {
      return document
          .changeBy(terminal, (read, context) -> inclusion.plan(read, id, false, context))
          .code();
    }
    Reviewer person = person();
    return document
        .decide(
            terminal,
            (read, context) -> inclusion.plan(read, id, true, context),
            (path, edited) -> write(path, edited, person))
        .code();
  }

  private Exit write(Path path, EditResult.Edited edited, Reviewer person) throws Refused {
    Path root = Vault.rootOf(path);
    String inVault = root.relativize(path).toString().replace('\\', '/');
    BlockReview review =
        new BlockReview(new DocumentFile(), Ledger.open(root, terminal.clock()), Version.NUMBER);
    BlockReview.Said said = new BlockReview.Said(id, person, reason);
    return switch (review.write(path, inVault, edited.before(), edited.document(), said)) {
      case BlockReview.Result.Written _ -> {
        document.sayStamped(terminal, edited);
        yield Exit.CLEAN;
      }
      case BlockReview.Result.First(String message) -> {
        terminal.out().println(message);
        yield Exit.CLEAN;
      }
      case BlockReview.Result.Refused(String message) -> {
        terminal.complain(message);
        yield Exit.FINDINGS;
      }
    };
  }

  private Reviewer person() throws Refused {
    if (reviewer.isBlank()) {
      throw new Refused("Who reviewed it? Give --reviewer NAME; the ledger keeps it.");
    }
    return switch (Reviewer.named(reviewer, MachineNames.load())) {
      case Reviewer.Naming.Accepted(Reviewer named) -> named;
      case Reviewer.Naming.Refused(String message) -> throw new Refused(message);
    };
  }
}
