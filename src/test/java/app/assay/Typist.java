package app.assay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/// Edits a text at random places as somebody at a keyboard does: types, deletes and moves, most
/// often where the last edit was.
public final class Typist {

  private static final List<String> TYPED =
      List.of(
          "x",
          " ",
          "7",
          "\n",
          "\n\n",
          ". ",
          "|",
          "# Plan\n\n",
          "## Results\n\n",
          "- The importer is not built yet.\n",
          "\n\nThe store has 14 shelves. The store has 17 shelves.\n\n",
          " by 40 % in 2024",
          " will",
          "\n```\n",
          "\n---\n",
          "\n| Case | Accuracy |\n| --- | --- |\n| A | 97 % |\n\n",
          "<!-- assay: allow P2 reason=\"known\" -->\n",
          "Last updated: 2024-05-02\n",
          "\nTable 2: measured in May.\n");

  /// What was done, for messages of tests.
  public final List<String> edits = new ArrayList<>();

  public final Random random;
  private final Replacement made;
  private String text;
  private int caret;

  /// Told of each edit.
  @FunctionalInterface
  public interface Replacement {

    void made(int from, int to, String with);
  }

  public Typist(String text, long seed, Replacement made) {
    this.text = text;
    this.random = new Random(seed);
    this.made = made;
  }

  /// So many real texts to type into.
  public static Stream<Path> documents(int most) throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/quality/corpus/dev"))) {
      return files.filter(f -> f.toString().endsWith(".md")).sorted().limit(most).toList().stream();
    }
  }

  public String text() {
    return text;
  }

  /// Makes the next edit.
  public void edit() {
    if (random.nextInt(4) == 0 || caret > text.length()) {
      caret = random.nextInt(text.length() + 1);
    }
    int what = random.nextInt(10);
    if (what < 6) {
      type(TYPED.get(random.nextInt(TYPED.size())));
    } else if (what < 8) {
      replace(caret, Math.min(text.length(), caret + 1 + random.nextInt(80)), "");
    } else {
      move();
    }
  }

  private void type(String characters) {
    replace(caret, caret, characters);
    caret += characters.length();
  }

  private void move() {
    int from = random.nextInt(text.length() + 1);
    int to = Math.min(text.length(), from + random.nextInt(300));
    String cut = text.substring(from, to);
    replace(from, to, "");
    int at = random.nextInt(text.length() + 1);
    replace(at, at, cut);
  }

  private void replace(int from, int to, String with) {
    edits.add(from + "-" + to + " " + with);
    text = text.substring(0, from) + with + text.substring(to);
    made.made(from, to, with);
  }
}
