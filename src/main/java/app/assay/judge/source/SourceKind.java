package app.assay.judge.source;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a source speaks.
public enum SourceKind {
  /// GitHub, its enterprise server too.
  GITHUB("https://github.com", "GITHUB_TOKEN"),
  GITLAB("https://gitlab.com", "GITLAB_TOKEN"),
  /// Jira in the cloud or on a server.
  JIRA("", "JIRA_TOKEN"),
  /// Plain pages.
  WEB("", "");

  private final String address;
  private final String variable;

  SourceKind(String address, String variable) {
    this.address = address;
    this.variable = variable;
  }

  /// The address a new source has when none is given; empty where one has to be given.
  public String address() {
    return address;
  }

  /// The variable in which a token is usually kept; empty where none is needed.
  public String variable() {
    return variable;
  }

  /// The word in files and on the command line.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The kind with this word.
  public static Optional<SourceKind> of(String label) {
    return Arrays.stream(values()).filter(kind -> kind.label().equals(label)).findFirst();
  }
}
