package app.assay.ui.knowledge.model;

import app.assay.distillery.curation.DomainHealth;
import app.assay.distillery.curation.FileCoverage;
import app.assay.distillery.curation.NamePair;
import app.assay.ui.theme.Texts;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How a domain stands by the thresholds of the registry, in words.
public final class DomainMarks {

  /// One thing to know of a domain.
  ///
  /// @param warns false for what is only said
  public record Mark(String words, boolean warns) {}

  private final Texts texts = new Texts("domains");

  /// All there is to say of a domain; nothing where it stands well.
  ///
  /// @param coverage of the checkout, where one was looked at
  public List<Mark> of(Domain domain, DomainHealth health, Optional<FileCoverage> coverage) {
    List<Mark> marks = new ArrayList<>();
    if (domain.status() == DomainStatus.DEPRECATED) {
      marks.add(new Mark(texts.get("mark.deprecated"), false));
      return marks;
    }
    if (health.split().stream().anyMatch(f -> f.domain().equals(domain))) {
      marks.add(warning("mark.broad"));
    }
    if (health.merge().stream().anyMatch(f -> f.domain().equals(domain))) {
      marks.add(warning("mark.narrow"));
    }
    if (health.orphans().contains(domain)) {
      marks.add(warning("mark.unused"));
    } else if (health.underused().contains(domain)) {
      marks.add(warning("mark.underused"));
    }
    if (domain.patterns().isEmpty()) {
      marks.add(warning("mark.pathless"));
    }
    health.alike().stream()
        .map(pair -> other(pair, domain.name()))
        .flatMap(Optional::stream)
        .forEach(other -> marks.add(warning("mark.alike", other)));
    coverage.map(FileCoverage::broad).orElse(List.of()).stream()
        .filter(broad -> broad.domain().equals(domain.name()))
        .forEach(b -> marks.add(warning("mark.pattern", b.pattern(), b.percent())));
    return marks;
  }

  private static Optional<String> other(NamePair pair, String name) {
    return pair.one().equals(name)
        ? Optional.of(pair.other())
        : pair.other().equals(name) ? Optional.of(pair.one()) : Optional.empty();
  }

  private Mark warning(String key, Object... parts) {
    return new Mark(texts.get(key, parts), true);
  }
}
