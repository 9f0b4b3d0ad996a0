package app.assay.points.lexicon;

import java.util.ArrayList;
import java.util.List;

/// A set of words as it stands in its file.
///
/// @param name between the brackets
/// @param purpose the lines of comment right over it
/// @param words its entries
/// @param examples the lines that begin with `+` or `-`
record WrittenSet(String name, List<String> purpose, List<String> words, List<String> examples) {

  /// The sets of a file.
  ///
  /// @param lines all that it holds
  static List<WrittenSet> in(List<String> lines) {
    List<WrittenSet> sets = new ArrayList<>();
    List<String> comment = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith("#")) {
        comment.add(line);
      } else if (line.startsWith("[")) {
        String name = line.substring(1, line.length() - 1);
        sets.add(new WrittenSet(name, List.copyOf(comment), new ArrayList<>(), new ArrayList<>()));
      } else if (Lexicon.isPattern(line)) {
        sets.getLast().words.addAll(List.of(line.split(" ")));
      } else if (!line.isBlank()) {
        sets.getLast().examples.add(line);
      }
      if (!line.startsWith("#")) {
        comment.clear();
      }
    }
    return sets;
  }

  /// What a reader of the file would miss.
  List<String> missing() {
    List<String> missing = new ArrayList<>();
    if (purpose.isEmpty()) {
      missing.add("what it is for");
    }
    if (words.isEmpty()) {
      missing.add("words");
    }
    for (String mark : List.of("+ ", "- ")) {
      if (examples.stream().noneMatch(line -> line.startsWith(mark))) {
        missing.add("an example after " + mark);
      }
    }
    return missing;
  }
}
