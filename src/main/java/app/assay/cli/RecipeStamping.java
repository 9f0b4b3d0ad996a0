package app.assay.cli;

import app.assay.cgd.CgdParser;
import app.assay.cgd.edit.EditResult;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import app.assay.workspace.HashReport;
import app.assay.workspace.Input;
import app.assay.workspace.Reading;
import app.assay.workspace.RecipeRepair;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// `stamp --recipe`: hashes that are right by another recipe, in bulk.
final class RecipeStamping {

  private final Terminal terminal;
  private final DocumentFile files;
  private final boolean dryRun;
  private final Map<String, Integer> stamped = new TreeMap<>();
  private final Map<HashReport.Match, Integer> left = new TreeMap<>();
  private int failed;

  RecipeStamping(Terminal terminal, DocumentFile files, boolean dryRun) {
    this.terminal = terminal;
    this.files = files;
    this.dryRun = dryRun;
  }

  /// Stamps what can be, lists what is left alone, and counts both.
  Exit run(List<Input> inputs) {
    Exit exit = Exit.CLEAN;
    for (Input input : inputs) {
      exit =
          exit.and(
              switch (Reading.of(input, files)) {
                case Reading.None(String trouble) -> refuse(input, trouble, Exit.USAGE);
                case Reading.Text text -> repair(input, text);
              });
    }
    terminal.out().println(summary());
    return exit;
  }

  private Exit repair(Input input, Reading.Text text) {
    RecipeRepair repair =
        RecipeRepair.plan(CgdParser.standard().parse(text.source()), Reading.origin(input, files));
    return switch (repair) {
      case RecipeRepair.Stamped(HashReport hash, EditResult.Edited edited) ->
          write(input, text, hash.recipe().orElse("?"), edited);
      case RecipeRepair.Refused(HashReport _, String message) ->
          refuse(input, message, Exit.FINDINGS);
      case RecipeRepair.Left(HashReport hash) -> leave(input, hash);
    };
  }

  private Exit leave(Input input, HashReport hash) {
    left.merge(hash.match(), 1, Integer::sum);
    if (hash.match() == HashReport.Match.VERIFIED) {
      return Exit.CLEAN;
    }
    terminal.complain(input.shown() + ": Left alone. " + hash.message().orElse(""));
    return Exit.FINDINGS;
  }

  private Exit write(Input input, Reading.Text text, String recipe, EditResult.Edited edited) {
    if (!(input instanceof Input.OnDisk(var file, String _))) {
      return refuse(input, "Only files are stamped with --recipe.", Exit.USAGE);
    }
    if (!dryRun) {
      switch (files.save(file, edited.document().source(), text.sha256())) {
        case SaveResult.Saved _ -> {}
        case SaveResult.ChangedUnderneath _ -> {
          return refuse(
              input,
              "The file changed while it was stamped and was left alone; stamp it again.",
              Exit.USAGE);
        }
        case SaveResult.Failed(String message) -> {
          return refuse(input, message, Exit.USAGE);
        }
      }
    }
    stamped.merge(recipe, 1, Integer::sum);
    terminal
        .out()
        .println(
            "%s: %s instead of recipe %s: %s"
                .formatted(
                    Printable.of(input.shown()),
                    dryRun ? "would be stamped" : "stamped",
                    recipe,
                    edited.document().header().storedHash().orElse("")));
    if (dryRun) {
      new DiffText(terminal).lines(edited);
    }
    return Exit.CLEAN;
  }

  private String summary() {
    int all = stamped.values().stream().mapToInt(Integer::intValue).sum();
    String kinds =
        stamped.entrySet().stream()
            .map(kind -> kind.getKey() + " " + kind.getValue())
            .collect(Collectors.joining(", "));
    int none =
        count(HashReport.Match.NOT_A_HASH)
            + count(HashReport.Match.ABSENT)
            + count(HashReport.Match.NO_WINDOW);
    return "%s %d%s, right already %d, of another text %d, without a hash %d, failed %d."
        .formatted(
            dryRun ? "Would stamp" : "Stamped",
            all,
            kinds.isEmpty() ? "" : " (" + kinds + ")",
            count(HashReport.Match.VERIFIED),
            count(HashReport.Match.TEXT_CHANGED),
            none,
            failed);
  }

  private int count(HashReport.Match match) {
    return left.getOrDefault(match, 0);
  }

  private Exit refuse(Input input, String sentence, Exit exit) {
    failed++;
    terminal.complain(input.shown() + ": " + sentence);
    return exit;
  }
}
