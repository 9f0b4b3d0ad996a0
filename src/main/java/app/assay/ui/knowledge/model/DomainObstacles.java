package app.assay.ui.knowledge.model;

import app.assay.ui.theme.Texts;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import java.util.List;
import java.util.Optional;

/// Says why a domain cannot be changed as somebody wants.
final class DomainObstacles {

  private final Texts texts;

  DomainObstacles(Texts texts) {
    this.texts = texts;
  }

  /// Why an action cannot begin.
  ///
  /// @param filed how many entries are filed under the domain, archived ones too
  Optional<String> to(DomainAction action, Domain domain, List<Domain> all, int filed) {
    boolean active = domain.status() == DomainStatus.ACTIVE;
    if (active == (action == DomainAction.RESTORE)) {
      return Optional.of(
          texts.get(active ? "obstacle.active" : "obstacle.deprecated", domain.name()));
    }
    return switch (action) {
      case MERGE -> said(others(domain, all).isEmpty(), "obstacle.alone", domain.name());
      case SPLIT -> said(filed < 2, "obstacle.few", domain.name());
      case DEPRECATE ->
          said(domain.activeEntries() > 0, "obstacle.used", domain.name(), domain.activeEntries());
      case RENAME, DESCRIBE, PATHS, RESTORE -> Optional.empty();
    };
  }

  /// What is wrong with what was typed.
  Optional<String> in(DomainWish wish, DomainAction action, Domain domain, List<Domain> all) {
    Optional<String> path =
        wish.patterns().stream().filter(DomainObstacles::isNoPattern).findFirst();
    return switch (action) {
      case MERGE -> said(wish.name().isBlank(), "missing.target");
      case SPLIT ->
          name(wish.name(), all)
              .or(() -> name(wish.secondName(), all))
              .or(() -> said(wish.name().equals(wish.secondName()), "missing.two"))
              .or(
                  () ->
                      said(
                          wish.description().isBlank() || wish.secondDescription().isBlank(),
                          "missing.description"))
              .or(() -> said(wish.moved().isEmpty(), "missing.entries"))
              .or(() -> path.map(p -> texts.get("path.bad", p)));
      case RENAME ->
          name(wish.name(), all)
              .or(() -> said(wish.description().isBlank(), "missing.description"));
      case DESCRIBE ->
          said(wish.description().isBlank(), "missing.description")
              .or(() -> said(wish.description().strip().equals(domain.description()), "same"));
      case PATHS -> path.map(p -> texts.get("path.bad", p));
      case DEPRECATE, RESTORE -> Optional.empty();
    };
  }

  private Optional<String> name(String given, List<Domain> all) {
    String name = given.strip();
    return said(name.isEmpty(), "missing.name")
        .or(() -> said(name.contains(",") || name.contains("\n"), "name.bad", name))
        .or(() -> said(all.stream().anyMatch(d -> d.name().equals(name)), "name.taken", name));
  }

  /// A pattern is `*`, a folder's path that ends in `/`, or a file's; nothing in it stands for
  /// other letters (rulebook §1.1).
  private static boolean isNoPattern(String line) {
    return !line.equals("*")
        && (line.contains("*")
            || line.contains("\\")
            || line.startsWith("/")
            || line.startsWith("./"));
  }

  static List<Domain> others(Domain domain, List<Domain> all) {
    return all.stream()
        .filter(d -> d.status() == DomainStatus.ACTIVE && !d.name().equals(domain.name()))
        .toList();
  }

  private Optional<String> said(boolean wrong, String key, Object... parts) {
    return wrong ? Optional.of(texts.get(key, parts)) : Optional.empty();
  }
}
