package app.assay.distillery.candidate;

import java.util.List;

/// A pull request that candidates were drawn from.
///
/// @param author may be empty
/// @param outcome `processed`, `insufficient` or `failed`
/// @param missing what was missing, where it was insufficient
/// @param reason why it was insufficient
/// @param error why it failed
public record PullRequest(
    long number,
    String title,
    String author,
    String outcome,
    List<String> changedFiles,
    List<String> missing,
    String reason,
    String error) {

  public PullRequest {
    changedFiles = List.copyOf(changedFiles);
    missing = List.copyOf(missing);
  }
}
