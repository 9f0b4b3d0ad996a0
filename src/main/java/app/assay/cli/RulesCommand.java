package app.assay.cli;

import app.assay.cgd.check.CatalogueEntry;
import app.assay.cgd.rules.FormatRules;
import app.assay.distillery.layer1.Layer1;
import app.assay.finding.Rule;
import app.assay.judge.injection.XInjection;
import app.assay.points.rules.PointRules;
import app.assay.report.TextTable;
import app.assay.workspace.RulePages;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `rules`: what is checked, and why.
@Command(name = "rules", description = "Lists all rules, or prints the page of one.")
final class RulesCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(arity = "0..1", paramLabel = "ID", description = "A rule such as E-ST05.")
  private @Nullable String id;

  RulesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    Output out = new Output.ToTerminal(terminal, false);
    out.writer().write(id == null ? "" : page(id));
    if (id == null) {
      TextTable table = new TextTable("", "  ");
      for (CatalogueEntry entry : FormatRules.catalogue()) {
        row(table, entry.rule(), entry.since().label());
      }
      PointRules.catalogue().forEach(rule -> row(table, rule, "lint"));
      row(table, XInjection.rule(), "any");
      Layer1.catalogue().forEach(rule -> row(table, rule, "gate"));
      table.writeTo(out.writer());
    }
    out.finish();
    return Exit.CLEAN.code();
  }

  private static void row(TextTable table, Rule rule, String since) {
    table.row(rule.id(), rule.severity().label(), since, rule.title(), "(" + rule.section() + ")");
  }

  private static String page(String id) throws Refused {
    Optional<Rule> rule =
        Stream.of(
                FormatRules.catalogue().stream().map(CatalogueEntry::rule),
                PointRules.catalogue().stream(),
                Stream.of(XInjection.rule()),
                Layer1.catalogue().stream())
            .flatMap(rules -> rules)
            .filter(r -> r.id().equalsIgnoreCase(id))
            .findFirst();
    return rule.flatMap(RulePages::of)
        .orElseThrow(() -> new Refused("There is no rule '" + id + "'; 'assay rules' lists them."));
  }
}
