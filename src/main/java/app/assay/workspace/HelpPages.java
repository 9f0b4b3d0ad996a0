package app.assay.workspace;

/// The pages of help that the window shows, as they are shipped with the program.
public final class HelpPages {

  private HelpPages() {}

  /// The Markdown about judges: what they may do, how they are asked and answered.
  public static String judges() {
    return ShippedPage.text("help/judges.md").orElseThrow();
  }
}
