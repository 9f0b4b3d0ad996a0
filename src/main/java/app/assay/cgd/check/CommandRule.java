package app.assay.cgd.check;

/// A rule about what a command is asked to do (FS §10.8, §10.9): no document breaks it by itself,
/// so no evaluation asks it. The implementation is stateless, holds the message and makes the
/// finding; the command's engine calls it in one place.
public interface CommandRule extends CatalogueEntry {

  /// The command that raises it, as it is typed.
  String command();
}
