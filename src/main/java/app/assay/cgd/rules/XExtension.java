package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.util.List;
import java.util.Locale;

/// X-EXTENSION: the name of the file does not end in `.cgd.md`. A text without a file has no name
/// to check.
public final class XExtension implements Check {

  private static final Rule RULE =
      Rule.ofFormat("X-EXTENSION", Severity.WARNING, "The file is not named .cgd.md", "FS §1.1");

  private static final String EXTENSION = ".cgd.md";
  private static final List<String> OLD = List.of(".sot.md", ".cgd", ".sot");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Needs needs() {
    return Needs.NOTHING;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    context
        .fileName()
        .filter(name -> !name.endsWith(EXTENSION))
        .ifPresent(
            name -> {
              String lower = name.toLowerCase(Locale.ROOT);
              boolean old = OLD.stream().anyMatch(lower::endsWith);
              out.report(
                  Span.at(0),
                  old
                      ? "The file is named %s as in version 1 of the format; it must end in .cgd.md."
                          .formatted(Quoted.of(name))
                      : "The file is named %s; it must end in .cgd.md.".formatted(Quoted.of(name)));
            });
  }
}
