package app.assay.ui.preview;

/// Characters that are handed to a parser which cannot be stopped: now and then, while it reads
/// them, they ask whether it may go on. An exception of the question ends the parser where it is.
final class WatchedText implements CharSequence {

  private static final int EVERY = 1_024;

  private final String text;
  private final Runnable question;
  private int reads;

  WatchedText(String text, Runnable question) {
    this.text = text;
    this.question = question;
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public char charAt(int index) {
    if (++reads % EVERY == 0) {
      question.run();
    }
    return text.charAt(index);
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.subSequence(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
