package app.assay.ui.preview;

import java.util.Set;

/// Characters that are set alike.
public record PreviewRun(String text, Set<Look> looks) {

  /// How characters can be set.
  public enum Look {
    BOLD,
    ITALIC,
    CODE,
    STRUCK,
    LINK
  }

  public PreviewRun {
    looks = Set.copyOf(looks);
  }
}
