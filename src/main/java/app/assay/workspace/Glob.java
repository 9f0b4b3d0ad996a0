package app.assay.workspace;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.PatternSyntaxException;

/// A pattern such as `notes/**/*.cgd.md`, in which `**/` also stands for no folder at all.
///
/// @param folder the longest part in front that is no pattern, relative to the working folder or
///   absolute
/// @param matchers the pattern behind it, for paths relative to `folder`
record Glob(Path folder, List<PathMatcher> matchers) {

  private static final int MOST_DOUBLE_STARS = 4;

  /// True when an argument has a character of patterns.
  static boolean isPattern(String argument) {
    return argument.chars().anyMatch(c -> c == '*' || c == '?' || c == '[' || c == '{');
  }

  /// Reads a pattern.
  ///
  /// @throws PatternSyntaxException when it is not well-formed
  static Glob of(String argument) {
    int split = 0;
    for (int i = 0; i < argument.length() && !isPattern(argument.substring(0, i + 1)); i++) {
      if (argument.charAt(i) == '/') {
        split = i + 1;
      }
    }
    List<PathMatcher> matchers = new ArrayList<>();
    for (String pattern : variants(argument.substring(split))) {
      matchers.add(FileSystems.getDefault().getPathMatcher("glob:" + pattern));
    }
    return new Glob(Path.of(argument.substring(0, split)), matchers);
  }

  /// True when a path relative to [#folder()] fits.
  boolean matches(Path relative) {
    return matchers.stream().anyMatch(matcher -> matcher.matches(relative));
  }

  private static List<String> variants(String pattern) {
    List<String> variants = new ArrayList<>(List.of(pattern));
    for (int i = 0; i < variants.size() && variants.size() < 1 << MOST_DOUBLE_STARS; i++) {
      String variant = variants.get(i);
      for (int at = variant.indexOf("**/"); at >= 0; at = variant.indexOf("**/", at + 1)) {
        String shorter = variant.substring(0, at) + variant.substring(at + "**/".length());
        if (!variants.contains(shorter)) {
          variants.add(shorter);
        }
      }
    }
    return variants;
  }
}
