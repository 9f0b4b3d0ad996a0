package app.assay;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/// What the arguments of the program ask for: the window, or the command line.
sealed interface Opened {

  /// The window, with these files and folders; with none it starts where a newcomer starts.
  record Window(List<Path> files) implements Opened {
    public Window {
      files = List.copyOf(files);
    }
  }

  /// A command and its arguments, or options of the program itself.
  record Command(List<String> arguments) implements Opened {
    public Command {
      arguments = List.copyOf(arguments);
    }
  }

  /// Decides: nothing, or files and folders that are there, open the window; all else is a command,
  /// which also says what is wrong with it. A command wins over a file of its name, which `./name`
  /// opens.
  ///
  /// @param arguments as given to the program
  /// @param isCommand whether the command line knows a word; asked only of words that name a file
  ///   and are no path, since making the commands takes longer than all else before a window
  static Opened by(List<String> arguments, Predicate<String> isCommand) {
    boolean files = arguments.stream().allMatch(Opened::isThere);
    if (files && (arguments.isEmpty() || !isCommand(arguments.getFirst(), isCommand))) {
      return new Window(arguments.stream().map(Path::of).toList());
    }
    return new Command(arguments);
  }

  private static boolean isCommand(String word, Predicate<String> isCommand) {
    return word.chars().allMatch(c -> c == '-' || c >= 'a' && c <= 'z') && isCommand.test(word);
  }

  private static boolean isThere(String argument) {
    try {
      return !argument.startsWith("-") && !argument.isBlank() && Files.exists(Path.of(argument));
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
