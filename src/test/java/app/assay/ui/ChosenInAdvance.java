package app.assay.ui;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Choosers that show nothing: a test has chosen before, or cancels. What was asked is kept.
final class ChosenInAdvance implements Choosers {

  final List<String> asked = new ArrayList<>();
  private Optional<Path> next = Optional.empty();

  /// The answer to all questions from now on.
  void choose(Path path) {
    next = Optional.of(path);
  }

  /// Nothing is chosen from now on.
  void cancel() {
    next = Optional.empty();
  }

  @Override
  public Optional<Path> folder(String title, Optional<Path> from) {
    return answer(title, from.map(ChosenInAdvance::name));
  }

  @Override
  public Optional<Path> file(String title, Optional<Path> from, Optional<Kind> kind) {
    return answer(
        title,
        from.map(ChosenInAdvance::name),
        kind.map(k -> k.name() + " " + String.join(" ", k.patterns())));
  }

  @Override
  public Optional<Path> target(String title, String name) {
    return answer(title, Optional.of(name));
  }

  @SafeVarargs
  private Optional<Path> answer(String title, Optional<String>... more) {
    Stream<String> details = Stream.of(more).flatMap(Optional::stream);
    asked.add(String.join(", ", Stream.concat(Stream.of(title), details).toList()));
    return next;
  }

  private static String name(Path path) {
    return String.valueOf(path.getFileName());
  }
}
