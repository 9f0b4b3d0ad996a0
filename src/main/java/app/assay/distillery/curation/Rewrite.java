package app.assay.distillery.curation;

import app.assay.vault.EntryText;
import java.util.List;

/// How one entry of a conflict shall read.
///
/// @param side which one
/// @param domains all it shall be filed under
public record Rewrite(Side side, EntryText text, List<String> domains) {

  public Rewrite {
    domains = List.copyOf(domains);
  }
}
