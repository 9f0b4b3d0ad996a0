package app.assay.cgd.rules;

/// A number with its noun.
final class Counted {

  private Counted() {}

  /// "1 claim", "2 claims", "no claims".
  static String of(int number, String noun) {
    return switch (number) {
      case 0 -> "no " + noun + "s";
      case 1 -> "1 " + noun;
      default -> number + " " + noun + "s";
    };
  }
}
