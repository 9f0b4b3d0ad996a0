package app.assay.house.wrong.ui.editor.model;

/// What the wrong class changes.
public class OpenText {
  public void setText(String title, String text) {}

  public void type(String typed) {}
}
