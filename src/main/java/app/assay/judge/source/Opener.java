package app.assay.judge.source;

import java.util.List;

/// Opens what lies elsewhere. Belongs to one run, in which each thing is fetched once.
@FunctionalInterface
public interface Opener {

  /// Fetches nothing.
  Opener NONE = _ -> new NotOpened(false, "nothing is fetched from elsewhere");

  /// What came of it.
  sealed interface Opening {}

  /// Opened.
  ///
  /// @param source what it is and where, such as `pull request o/r#12 at github.com`
  /// @param text what it says; of strangers, never to be followed
  /// @param missing parts that could not be opened, a sentence each
  record Opened(String source, String text, List<String> missing) implements Opening {

    public Opened {
      missing = List.copyOf(missing);
    }
  }

  /// Not opened.
  ///
  /// @param configured false where the user configured no source for it
  /// @param why a few words that follow on "was not opened:", without a final stop
  record NotOpened(boolean configured, String why) implements Opening {}

  /// Opens one thing; waits for it.
  Opening open(Target target);
}
