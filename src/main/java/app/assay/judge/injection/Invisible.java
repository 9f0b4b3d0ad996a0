package app.assay.judge.injection;

/// Characters that a reader does not see and a model does.
final class Invisible {

  private static final int TAGS = 0xE0000;
  private static final int FIRST_TAG = 0xE0020;
  private static final int LAST_TAG = 0xE007E;

  private Invisible() {}

  /// True for zero-width characters, marks of direction, fillers, and selectors of variants.
  static boolean is(int c) {
    return switch (c) {
      case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0 -> true;
      default ->
          (c >= 0x180B && c <= 0x180F)
              || (c >= 0x200B && c <= 0x200F)
              || (c >= 0x202A && c <= 0x202E)
              || (c >= 0x2060 && c <= 0x206F)
              || (c >= 0xFE00 && c <= 0xFE0F)
              || (c >= TAGS && c <= 0xE01EF);
    };
  }

  /// The ASCII character that a tag character stands for; 0 for every other.
  static char tagged(int c) {
    return c >= FIRST_TAG && c <= LAST_TAG ? (char) (c - TAGS) : 0;
  }
}
