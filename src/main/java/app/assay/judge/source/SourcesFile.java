package app.assay.judge.source;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// The sources of this user in `sources.json` of the settings folder, without tokens. They are the
/// user's and never a vault's, which others write: who says where a token may go must own it. Read
/// strictly; a file that cannot be read counts as no sources, and is left as it is.
public final class SourcesFile {

  public static final String NAME = "sources.json";

  private final Path folder;
  private final DocumentFile files;

  /// What the file holds.
  ///
  /// @param sources in the order in which they are tried
  /// @param trouble why there are none although there is a file, a sentence
  public record Listed(List<EvidenceSource> sources, Optional<String> trouble) {

    public Listed {
      sources = List.copyOf(sources);
    }
  }

  /// @param folder the user's own, made when the first source is written
  public SourcesFile(Path folder, DocumentFile files) {
    this.folder = folder;
    this.files = files;
  }

  /// Reads the file; none is no sources.
  public Listed read() {
    if (Files.notExists(file())) {
      return new Listed(List.of(), Optional.empty());
    }
    return switch (files.read(file())) {
      case ReadResult.Loaded loaded ->
          switch (SourcesJson.read(loaded.source().text())) {
            case SourcesJson.Read(List<EvidenceSource> sources) ->
                new Listed(sources, Optional.empty());
            case SourcesJson.Unread(String why) -> broken(why);
          };
      case ReadResult.TooLarge _ -> broken("it is too large");
      case ReadResult.NotUtf8 _ -> broken("it is no text");
      case ReadResult.Unreadable(String message) -> broken(message);
    };
  }

  private Listed broken(String why) {
    return new Listed(
        List.of(),
        Optional.of(
            "%s cannot be used, so nothing is fetched: %s. It was left as it is; mend it or move it away."
                .formatted(NAME, why)));
  }

  /// Adds a source at the end.
  ///
  /// @return why it was not added, a sentence
  public Optional<String> add(EvidenceSource source) {
    Listed listed = read();
    return listed
        .trouble()
        .or(
            () ->
                listed.sources().stream().anyMatch(s -> s.address().equals(source.address()))
                    ? Optional.of("There is a source at %s already.".formatted(source.address()))
                    : change(all -> Stream.concat(all.stream(), Stream.of(source)).toList()));
  }

  /// Takes a source away.
  ///
  /// @return why it is still there, a sentence
  public Optional<String> remove(EvidenceSource source) {
    return change(all -> all.stream().filter(one -> !one.equals(source)).toList());
  }

  private Optional<String> change(UnaryOperator<List<EvidenceSource>> edit) {
    Listed listed = read();
    if (listed.trouble().isPresent()) {
      return listed.trouble();
    }
    SourceText text = SourceText.of(SourcesJson.text(edit.apply(listed.sources())));
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      return Optional.of("The sources were not kept: %s cannot be made.".formatted(folder));
    }
    SaveResult result =
        files.read(file()) instanceof ReadResult.Loaded now
            ? files.save(file(), text, now.sha256())
            : files.create(file(), text);
    return switch (result) {
      case SaveResult.Saved _ -> Optional.empty();
      case SaveResult.ChangedUnderneath _ ->
          Optional.of(NAME + " was changed by another program meanwhile. Do it again.");
      case SaveResult.Failed(String message) -> Optional.of(message);
    };
  }

  private Path file() {
    return folder.resolve(NAME);
  }
}
