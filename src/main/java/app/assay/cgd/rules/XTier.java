package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Header;
import app.assay.cgd.IsoDate;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;
import java.util.Optional;

/// X-TIER: the `tier` block of a Source of Truth lacks a field or holds another level than SOT.
public final class XTier implements Check {

  private static final Rule RULE =
      Rule.ofFormat("X-TIER", Severity.WARNING, "The tier block is incomplete", "FS §1.3, §1.4");

  private static final List<String> FIELDS =
      List.of("level", "owner", "version", "promoted-date", "promoted-by");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlEntry> tier = document.header().entry("tier");
    if (tier.isEmpty()) {
      return;
    }
    if (!(tier.get().value() instanceof YamlMapping fields)) {
      out.report(
          Severity.ERROR, document.place("tier"), "tier must hold keys with values, level first.");
      return;
    }
    Header block = new Header(fields);
    List<String> missing = FIELDS.stream().filter(f -> block.scalar(f).isEmpty()).toList();
    if (!missing.isEmpty()) {
      out.report(
          tier.get().key().span(), "The tier block has no " + ClaimLabel.list(missing) + ".");
    }
    String level = block.value("level");
    if (!level.isEmpty() && !level.equals("SOT")) {
      out.report(
          Severity.ERROR,
          block.place("level", tier.get().key().span()),
          "The level of the tier block is %s; the format knows SOT only."
              .formatted(Quoted.of(level)));
    }
    String promoted = block.value("promoted-date");
    if (!promoted.isEmpty() && IsoDate.parse(promoted).isEmpty()) {
      out.report(
          block.place("promoted-date", tier.get().key().span()),
          "promoted-date: %s %s.".formatted(Quoted.of(promoted), IsoDate.fault(promoted)));
    }
  }
}
