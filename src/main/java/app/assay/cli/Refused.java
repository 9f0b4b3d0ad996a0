package app.assay.cli;

/// Ends a command because of something its user can mend; the message is a full sentence.
final class Refused extends Exception {

  private static final long serialVersionUID = 1L;

  Refused(String sentence) {
    super(sentence);
  }
}
