package app.assay.ui.editor;

/// Does something once after the present event, however often it is asked for.
final class Later {

  private final Turns turns;
  private final Runnable action;
  private boolean asked;

  /// @param turns those of the editor, whose features wait for each other
  Later(Turns turns, Runnable action) {
    this.turns = turns;
    this.action = action;
  }

  void ask() {
    if (!asked) {
      asked = true;
      turns.add(
          () -> {
            asked = false;
            action.run();
          });
    }
  }
}
