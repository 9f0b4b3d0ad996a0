package app.assay.hitl.queue;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.FrontMatter;
import app.assay.text.DocumentFile;
import app.assay.text.FileReason;
import app.assay.text.ReadResult;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Collects the pending claims of documents for a queue.
public final class QueueDraft {

  private final QueueRoot root;
  private final DocumentFile files;
  private final Map<String, QueueEntry> entries = new HashMap<>();

  public QueueDraft(QueueRoot root, DocumentFile files) {
    this.root = root;
    this.files = files;
  }

  /// What became of a document.
  public sealed interface Added {

    /// Its pending claims are in the queue.
    ///
    /// @param claims how many; may be none
    /// @param leftOut about claims that wait but are not in the queue, full sentences
    record Queued(int claims, List<String> leftOut) implements Added {

      public Queued {
        leftOut = List.copyOf(leftOut);
      }
    }

    /// It cannot be read.
    record Unreadable(String message) implements Added {}

    /// It can be read, but not queued.
    record Refused(String message) implements Added {}
  }

  /// Adds a document; one that was added before counts once.
  public Added add(Path file) {
    try {
      Optional<String> name = root.name(file);
      if (name.isEmpty()) {
        return new Added.Refused(
            "It does not lie in the folder of the queue; name a folder around both with --root.");
      }
      return switch (files.read(file)) {
        case ReadResult.Loaded loaded ->
            add(name.get(), loaded.sha256(), CgdParser.standard().parse(loaded.source()));
        case ReadResult.Unreadable(String message) -> new Added.Unreadable(message);
        case ReadResult.NotUtf8 _ -> new Added.Unreadable("The file is not UTF-8.");
        case ReadResult.TooLarge _ -> new Added.Unreadable("The file is too large for a document.");
      };
    } catch (IOException e) {
      return new Added.Unreadable("The file cannot be read: " + FileReason.of(e) + ".");
    }
  }

  /// How many documents have pending claims.
  public int documents() {
    return entries.size();
  }

  /// How many claims wait.
  public int claims() {
    return entries.values().stream().mapToInt(entry -> entry.claims().size()).sum();
  }

  /// The queue file's characters: documents by path, claims in the order of the document.
  public String text(Instant now) {
    return QueueText.of(
        now, entries.values().stream().sorted(Comparator.comparing(QueueEntry::file)).toList());
  }

  private Added add(String name, String sha256, CgdDocument document) {
    if (!(document.frontMatter() instanceof FrontMatter.Present)) {
      return new Added.Refused("The front matter cannot be read; see 'assay verify'.");
    }
    List<Claim> pending = new ArrayList<>();
    List<String> leftOut = new ArrayList<>();
    for (Claim claim : document.claims()) {
      Optional<String> objection = objection(document, claim);
      if (claim.state() == ClaimState.PENDING && objection.isEmpty()) {
        pending.add(claim);
      } else if (claim.state() != ClaimState.VERIFIED) {
        leftOut.add(objection.orElseGet(() -> half(claim)));
      }
    }
    if (!pending.isEmpty()) {
      entries.put(name, new QueueEntry(name, sha256, pending));
    }
    return new Added.Queued(pending.size(), leftOut);
  }

  /// Why an answer could not find its claim again.
  private static Optional<String> objection(CgdDocument document, Claim claim) {
    if (claim.id().isEmpty()) {
      return Optional.of(
          "Claim %d of the list has no id and is not queued.".formatted(claim.index() + 1));
    }
    long named = document.claims().stream().filter(c -> c.id().equals(claim.id())).count();
    return named == 1
        ? Optional.empty()
        : Optional.of(
            "The id %s belongs to %d claims, so they are not queued.".formatted(claim.id(), named));
  }

  private static String half(Claim claim) {
    return "Claim %s is half confirmed (W-HC01) and not queued; see 'assay confirm --replace'."
        .formatted(claim.id());
  }
}
