package app.assay.cli;

import app.assay.vault.VaultException;
import java.io.IOException;
import java.util.Comparator;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// What a command that could not be done says and ends with. Never a stack trace.
final class Failures {

  private static final String OURS = "app.assay.";

  private Failures() {}

  /// Wrong arguments.
  static int usage(Terminal terminal, ParameterException problem) {
    String message =
        problem instanceof UnmatchedArgumentException unmatched
            ? unmatched(unmatched)
            : String.valueOf(problem.getMessage()).strip();
    String stop = message.endsWith(".") || message.endsWith("?") ? "" : ".";
    String command = problem.getCommandLine().getCommandSpec().qualifiedName();
    terminal.complain(message + stop + " See '" + command + " --help'.");
    return Exit.USAGE.code();
  }

  private static String unmatched(UnmatchedArgumentException problem) {
    String first = problem.getUnmatched().getFirst();
    boolean command = problem.getCommandLine().getParent() == null && !first.startsWith("-");
    String message =
        "'" + first + "' is no " + (command ? "command" : "option or argument") + " here";
    return problem.getSuggestions().stream()
        .min(Comparator.comparingInt(near -> Math.abs(near.length() - first.length())))
        .map(near -> message + "; did you mean " + near + "?")
        .orElse(message);
  }

  /// Everything else.
  static int execution(Terminal terminal, Exception problem) {
    return switch (problem) {
      case Output.BrokenPipe closed -> Exit.USAGE.code();
      case Refused refused -> {
        terminal.complain(String.valueOf(refused.getMessage()));
        yield Exit.USAGE.code();
      }
      case VaultException refused -> {
        terminal.complain(refused.error().message());
        yield vault(refused).code();
      }
      case IOException failed -> {
        terminal.complain("Reading or writing failed: " + failed.getMessage() + ".");
        yield Exit.USAGE.code();
      }
      default -> internal(terminal, problem);
    };
  }

  /// What the vault's content forbids is 1, as in upstream's scripts; a vault that cannot be used
  /// is 2.
  private static Exit vault(VaultException problem) {
    return switch (problem.error().kind()) {
      case MISSING, EXISTS, STALE, CONSTRAINT -> Exit.FINDINGS;
      case BUSY, READ_ONLY, DAMAGED, UNAVAILABLE -> Exit.USAGE;
    };
  }

  /// The program's own fault; the place helps whoever mends it.
  static int internal(Terminal terminal, Throwable problem) {
    Throwable cause = problem;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    terminal.complain(
        "Assay failed internally (%s%s); nothing was changed. Please report this with the command you gave."
            .formatted(cause.getClass().getSimpleName(), place(cause)));
    return Exit.INTERNAL.code();
  }

  private static String place(Throwable problem) {
    for (StackTraceElement frame : problem.getStackTrace()) {
      if (frame.getClassName().startsWith(OURS)) {
        String name = frame.getClassName().substring(OURS.length());
        return " in " + name + ":" + frame.getLineNumber();
      }
    }
    return "";
  }
}
