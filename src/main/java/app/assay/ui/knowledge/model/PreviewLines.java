package app.assay.ui.knowledge.model;

import app.assay.distillery.curation.DomainPreview;
import app.assay.distillery.curation.DomainPreview.Refiled;
import app.assay.distillery.curation.DomainPreview.Registered;
import app.assay.distillery.curation.DomainPreview.Standing;
import app.assay.ui.theme.Texts;
import app.assay.vault.DomainStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a change of domains does, a line for each thing it touches.
public final class PreviewLines {

  private final Texts texts = new Texts("domains");

  /// In one sentence.
  public String summary(DomainPreview preview) {
    long paths = preview.domains().stream().filter(PreviewLines::otherPaths).count();
    return texts.get("preview.summary", preview.entries().size(), preview.domains().size(), paths);
  }

  /// Domains first, then entries.
  public List<String> of(DomainPreview preview) {
    List<String> lines = new ArrayList<>();
    preview.domains().forEach(domain -> domain(domain, lines));
    for (Refiled entry : preview.entries()) {
      lines.add(
          texts.get(
              entry.archived() ? "preview.archived" : "preview.entry",
              entry.id(),
              String.join(", ", entry.before()),
              String.join(", ", entry.after()),
              entry.title()));
    }
    return lines;
  }

  private void domain(Registered domain, List<String> lines) {
    Optional<Standing> was = domain.before();
    Standing now = domain.after();
    String name = domain.name();
    if (was.isEmpty()) {
      lines.add(texts.get("preview.new", name, now.description()));
      lines.add(texts.get("preview.count", name, 0, now.entries()));
      now.patterns().forEach(path -> lines.add(texts.get("preview.path.more", name, path)));
      return;
    }
    Standing before = was.get();
    if (before.status() != now.status()) {
      boolean retired = now.status() == DomainStatus.DEPRECATED;
      lines.add(texts.get(retired ? "preview.retired" : "preview.restored", name));
    }
    if (!before.description().equals(now.description())) {
      lines.add(texts.get("preview.described", name, before.description(), now.description()));
    }
    if (before.entries() != now.entries()) {
      lines.add(texts.get("preview.count", name, before.entries(), now.entries()));
    }
    before.patterns().stream()
        .filter(path -> !now.patterns().contains(path))
        .forEach(path -> lines.add(texts.get("preview.path.less", name, path)));
    now.patterns().stream()
        .filter(path -> !before.patterns().contains(path))
        .forEach(path -> lines.add(texts.get("preview.path.more", name, path)));
  }

  private static boolean otherPaths(Registered domain) {
    return !domain
        .before()
        .map(Standing::patterns)
        .orElse(List.of())
        .equals(domain.after().patterns());
  }
}
