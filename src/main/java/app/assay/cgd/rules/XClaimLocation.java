package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.hash.Slugs;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.WhiteSpace;
import java.util.HashSet;
import java.util.Set;

/// X-CLAIM-LOCATION: a location is not `heading-slug/ordinal`, or its slug belongs to no heading.
public final class XClaimLocation implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-CLAIM-LOCATION", Severity.WARNING, "A claim's location leads nowhere", "FS §5.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Set<String> slugs = new HashSet<>();
    slugs.add(Slugs.ROOT);
    document.body().headings().forEach(heading -> slugs.add(heading.slug()));
    for (Claim claim : document.claims()) {
      String location = WhiteSpace.strip(claim.location());
      if (location.isEmpty()) {
        continue;
      }
      int slash = location.lastIndexOf('/');
      if (!isForm(location, slash)) {
        out.report(
            claim.place("location"),
            "The location %s is not written heading-slug/number.".formatted(Quoted.of(location)));
      } else if (!slugs.contains(location.substring(0, slash))) {
        out.report(
            claim.place("location"),
            "The location %s names a heading that is not there.".formatted(Quoted.of(location)));
      }
    }
  }

  private static boolean isForm(String location, int slash) {
    if (slash < 1 || slash == location.length() - 1) {
      return false;
    }
    String slug = location.substring(0, slash);
    String ordinal = location.substring(slash + 1);
    return Slugs.slug(slug).equals(slug)
        && ordinal.length() <= 9
        && ordinal.charAt(0) != '0'
        && ordinal.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
