package app.assay.workspace;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/// How the window was when it was last used: what a start needs before its first frame. It stands
/// in a file of its own beside the settings, which have the last word, since to read JSON makes
/// ready what takes a twentieth of that time, and a properties file nothing.
///
/// @param size width and height in pixels, empty for the default
/// @param place left and upper edge on the desktop, empty for the desktop's choice
/// @param maximized whether it filled the screen
/// @param theme `light`, `dark` or `system`
public record LastWindow(List<Integer> size, List<Integer> place, boolean maximized, String theme) {

  /// Of a window that was never used.
  public static final LastWindow NONE = new LastWindow(List.of(), List.of(), false, "system");

  private static final long LIMIT = 64L << 10;
  private static final int LARGEST = 100_000;

  public LastWindow {
    size = List.copyOf(size);
    place = List.copyOf(place);
  }

  /// As the settings have it.
  static LastWindow of(Settings settings) {
    return new LastWindow(
        settings.window().stream().map(Math::round).map(Long::intValue).toList(),
        settings.session().place().stream().map(Math::round).map(Long::intValue).toList(),
        settings.session().maximized(),
        settings.theme());
  }

  /// What the file says; where it is missing, broken or says something impossible, that of a window
  /// never used.
  static LastWindow read(Path file) {
    Properties lines = new Properties();
    try {
      if (Files.size(file) > LIMIT) {
        return NONE;
      }
      lines.load(new StringReader(Files.readString(file)));
    } catch (IOException | IllegalArgumentException e) {
      return NONE;
    }
    List<Integer> size = numbers(lines, "width", "height");
    return new LastWindow(
        size.stream().allMatch(length -> length > 0) ? size : List.of(),
        numbers(lines, "left", "top"),
        lines.getProperty("maximized", "").equals("true"),
        lines.getProperty("theme", NONE.theme));
  }

  /// The lines of the file.
  String text() {
    StringBuilder lines =
        new StringBuilder("# How the window was; the settings have the last word.\n");
    if (size.size() == 2) {
      lines.append("width=").append(size.getFirst()).append("\nheight=").append(size.getLast());
      lines.append('\n');
    }
    if (place.size() == 2) {
      lines.append("left=").append(place.getFirst()).append("\ntop=").append(place.getLast());
      lines.append('\n');
    }
    String word = List.of("light", "dark").contains(theme) ? theme : NONE.theme;
    return lines + "maximized=" + maximized + "\ntheme=" + word + "\n";
  }

  private static List<Integer> numbers(Properties lines, String... names) {
    try {
      List<Integer> numbers =
          Stream.of(names).map(name -> Integer.valueOf(lines.getProperty(name, ""))).toList();
      return numbers.stream().allMatch(n -> Math.abs(n) <= LARGEST) ? numbers : List.of();
    } catch (NumberFormatException none) {
      return List.of();
    }
  }
}
