package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionId;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// E-EX10: exceptions-ids is no list, or an entry is no text of an id's form.
public final class EEx10 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-EX10", Severity.ERROR, "exceptions-ids is not a list of ids", "FS §8.6, §10.4");
  private static final String FORM =
      "letters, digits, dots, hyphens and underscores, at most 64, the first a letter or digit";

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlNode> value = document.header().entry(ListedIds.KEY).map(YamlEntry::value);
    if (value.isEmpty()) {
      return;
    }
    if (value.get() instanceof YamlSequence list) {
      list.items().forEach(item -> item(item, out));
    } else if (!ListedIds.of(document).isList()) {
      out.report(
          document.place(ListedIds.KEY),
          "exceptions-ids must be a list of ids, but it is "
              + (value.get() instanceof YamlScalar ? "a single value." : "a set of keys."),
          asList(value.get()));
    }
  }

  private static void item(YamlNode item, FindingSink out) {
    if (!(item instanceof YamlScalar scalar)) {
      out.report(item.span(), "An entry of exceptions-ids must be an id, not a list or keys.");
    } else if (!ExclusionId.isValid(scalar.value())) {
      out.report(
          scalar.span(),
          "exceptions-ids has %s, which is no id: %s.".formatted(Quoted.of(scalar.value()), FORM));
    } else if (!isText(scalar)) {
      out.report(
          scalar.span(),
          "exceptions-ids has %s without quotes, which YAML does not read as text."
              .formatted(scalar.value()),
          new Fix("Put it in quotes", new TextEdit(scalar.span(), "\"" + scalar.value() + "\"")));
    }
  }

  private static boolean isText(YamlScalar scalar) {
    return !scalar.isPlain()
        || !(scalar.isNull()
            || scalar.bool().isPresent()
            || scalar.number().isPresent()
            || scalar.value().matches("[0-9]{4}-[0-9]{2}-[0-9]{2}"));
  }

  /// One id, or several with commas between them, can be read as a list.
  private static List<Fix> asList(YamlNode value) {
    if (!(value instanceof YamlScalar scalar) || !scalar.isPlain()) {
      return List.of();
    }
    boolean ids =
        Arrays.stream(scalar.value().split(",", -1))
            .map(WhiteSpace::strip)
            .allMatch(ExclusionId::isValid);
    return ids
        ? List.of(
            new Fix("Write it as a list", new TextEdit(scalar.span(), "[" + scalar.value() + "]")))
        : List.of();
  }
}
