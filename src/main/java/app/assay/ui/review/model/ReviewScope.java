package app.assay.ui.review.model;

import java.nio.file.Path;
import java.util.List;

/// What is reviewed.
///
/// @param title the vault's or the document's name, as the bar shows it
/// @param files the documents to look into; those in which nothing waits are left out
public record ReviewScope(String title, List<Path> files) {

  public ReviewScope {
    files = List.copyOf(files);
  }
}
