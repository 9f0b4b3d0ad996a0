package app.assay.hitl.signature;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/// The file beside a document that holds its signature, or says that there is none.
public sealed interface SignatureFile {

  /// What its name ends in, behind the whole name of the document.
  String EXTENSION = ".sig";

  /// It holds a signature for reviews; whether that is worth anything was not asked.
  ///
  /// @param fingerprint of the key that is said to have signed
  /// @param text of the file
  /// @param sha256 of the file's bytes
  record Signed(String fingerprint, String text, String sha256) implements SignatureFile {}

  /// It says that there is no signature.
  ///
  /// @param sha256 of the file's bytes
  record Unsigned(UnsignedNote note, String sha256) implements SignatureFile {}

  /// It holds a signature that was made for something else than a review.
  record OtherPurpose(String namespace, String sha256) implements SignatureFile {}

  /// There is no such file.
  record Missing() implements SignatureFile {}

  /// It holds something else.
  ///
  /// @param message why it cannot be read, a full sentence
  /// @param sha256 of the file's bytes, empty where they could not be read either
  record Unreadable(String message, String sha256) implements SignatureFile {}

  /// The name of the file.
  static Path beside(Path document) {
    return document.resolveSibling(document.getFileName() + EXTENSION);
  }

  /// Reads the file beside a document.
  static SignatureFile read(Path document, DocumentFile files) {
    Path file = beside(document);
    if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS)) {
      return new Missing();
    }
    return switch (files.read(file)) {
      case ReadResult.Loaded loaded -> of(loaded.source().text(), loaded.sha256());
      case ReadResult.Unreadable(String message) -> new Unreadable(message, "");
      case ReadResult.NotUtf8 _ -> new Unreadable("The signature file is not text.", "");
      case ReadResult.TooLarge _ ->
          new Unreadable("The signature file is larger than any signature.", "");
    };
  }

  /// Understands the text of the file.
  private static SignatureFile of(String text, String sha256) {
    try {
      if (UnsignedNote.begins(text)) {
        return new Unsigned(UnsignedNote.read(text), sha256);
      }
      SshSignature signature = SshSignature.read(text);
      return signature.namespace().equals(SshSignature.NAMESPACE)
          ? new Signed(signature.key().fingerprint(), text, sha256)
          : new OtherPurpose(signature.namespace(), sha256);
    } catch (Malformed e) {
      return new Unreadable("The signature cannot be read, because " + e.reason() + ".", sha256);
    }
  }
}
