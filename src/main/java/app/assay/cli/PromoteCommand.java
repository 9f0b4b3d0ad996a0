package app.assay.cli;

import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.cgd.tier.Promotion;
import app.assay.cgd.tier.PromotionRequest;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `promote`: makes a document a Source of Truth.
@Command(
    name = "promote",
    description = {
      "Makes a document a Source of Truth.",
      "Its table Verified Claims is kept, restored from an archive, or made from the confirmed",
      "claims. The result is written only if it has no error that the document did not have."
    },
    footer = {
      "",
      "Exit: 0 promoted, 1 refused because of what the document says, 2 usage, unreadable or not",
      "written."
    })
final class PromoteCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final ChangedDocument document = new ChangedDocument();

  @Option(
      names = "--owner",
      required = true,
      paramLabel = "NAME",
      description = "Who answers for the document.")
  private String owner = "";

  @Option(
      names = "--version",
      required = true,
      paramLabel = "VERSION",
      description = "The version of the Source of Truth, such as 1.0.")
  private String version = "";

  @Option(
      names = "--promoted-by",
      defaultValue = "",
      paramLabel = "NAME",
      description = "Who promotes it (default: the owner).")
  private String promotedBy = "";

  @Option(
      names = "--value",
      paramLabel = "CLAIM=VALUE",
      description = "The value of a claim that states none; may be given again.")
  private Map<String, String> values = Map.of();

  PromoteCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    Promotion promotion = new Promotion(DocumentEditor.standard(), FormatRules.validator());
    return document
        .change(
            terminal,
            (read, context) ->
                promotion.plan(
                    read, new PromotionRequest(owner, version, promotedBy, values, context)))
        .code();
  }
}
