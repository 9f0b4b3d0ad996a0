package app.assay.judge.provider;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// The profiles of this user in `providers.json` of the settings folder, without keys. The file is
/// read strictly, because a profile that is half understood may send documents to the wrong place;
/// one that cannot be read counts as no profiles, and is left as it is.
public final class ProfilesFile {

  public static final String NAME = "providers.json";

  private final Path folder;
  private final DocumentFile files;

  /// What the file holds.
  ///
  /// @param profiles in the order of the file
  /// @param trouble why there are none although there is a file, and what to do
  public record Profiles(List<ProviderProfile> profiles, Optional<String> trouble) {

    public Optional<ProviderProfile> named(String name) {
      return profiles.stream().filter(profile -> profile.name().equals(name)).findFirst();
    }
  }

  private record Stored(List<ProviderProfile> profiles, Optional<String> sha256) {}

  /// @param folder made when the first profile is written
  public ProfilesFile(Path folder, DocumentFile files) {
    this.folder = folder;
    this.files = files;
  }

  /// The user's own folder, in which it lies.
  public Path folder() {
    return folder;
  }

  /// Reads the file; none is no profiles.
  public Profiles read() {
    return switch (stored()) {
      case Reading.Of(Stored stored) -> new Profiles(stored.profiles(), Optional.empty());
      case Reading.Broken(String reason) -> new Profiles(List.of(), Optional.of(reason));
    };
  }

  /// Adds a profile at the end.
  ///
  /// @return why it was not added
  public Optional<String> add(ProviderProfile profile) {
    return change(
        profiles -> Stream.concat(profiles.stream(), Stream.of(profile)).toList(),
        profiles ->
            isNamed(profiles, profile.name())
                ? Optional.of(
                    "There is a profile %s already. Choose another name.".formatted(profile.name()))
                : Optional.empty());
  }

  /// Puts a profile in the place of another, which may have another name.
  ///
  /// @return why it was not changed
  public Optional<String> change(String name, ProviderProfile profile) {
    return change(
        profiles -> profiles.stream().map(p -> p.name().equals(name) ? profile : p).toList(),
        profiles ->
            missing(profiles, name)
                .or(
                    () ->
                        !name.equals(profile.name()) && isNamed(profiles, profile.name())
                            ? Optional.of(
                                "There is a profile %s already. Choose another name."
                                    .formatted(profile.name()))
                            : Optional.empty()));
  }

  /// Takes a profile away.
  ///
  /// @return why it is still there
  public Optional<String> remove(String name) {
    return change(
        profiles -> profiles.stream().filter(profile -> !profile.name().equals(name)).toList(),
        profiles -> missing(profiles, name));
  }

  private static boolean isNamed(List<ProviderProfile> profiles, String name) {
    return profiles.stream().anyMatch(profile -> profile.name().equals(name));
  }

  private static Optional<String> missing(List<ProviderProfile> profiles, String name) {
    return isNamed(profiles, name)
        ? Optional.empty()
        : Optional.of("There is no profile %s.".formatted(name));
  }

  private Optional<String> change(
      UnaryOperator<List<ProviderProfile>> edit,
      Function<List<ProviderProfile>, Optional<String>> refusal) {
    return switch (stored()) {
      case Reading.Broken(String reason) ->
          Optional.of(reason + " Until then no profile can be changed here.");
      case Reading.Of(Stored stored) ->
          refusal
              .apply(stored.profiles())
              .or(() -> write(new Stored(edit.apply(stored.profiles()), stored.sha256())));
    };
  }

  private Optional<String> write(Stored next) {
    SourceText text = SourceText.of(ProfilesJson.text(next.profiles()));
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      return Optional.of("The profiles were not kept: " + folder + " cannot be made.");
    }
    SaveResult result =
        next.sha256()
            .map(sha256 -> files.save(file(), text, sha256))
            .orElseGet(() -> files.create(file(), text));
    return switch (result) {
      case SaveResult.Saved _ -> Optional.empty();
      case SaveResult.ChangedUnderneath _ ->
          Optional.of(NAME + " was changed by another program meanwhile. Do it again.");
      case SaveResult.Failed(String message) -> Optional.of(message);
    };
  }

  /// What reading comes to.
  private sealed interface Reading {

    record Of(Stored stored) implements Reading {}

    record Broken(String reason) implements Reading {}
  }

  private Reading stored() {
    if (Files.notExists(file())) {
      return new Reading.Of(new Stored(new ArrayList<>(), Optional.empty()));
    }
    return switch (files.read(file())) {
      case ReadResult.Loaded loaded ->
          switch (ProfilesJson.read(loaded.source().text())) {
            case ProfilesJson.Read(List<ProviderProfile> profiles) ->
                new Reading.Of(new Stored(profiles, Optional.of(loaded.sha256())));
            case ProfilesJson.Unread(String reason) -> broken(reason);
          };
      case ReadResult.TooLarge _ -> broken("it is too large");
      case ReadResult.NotUtf8 _ -> broken("it is no text");
      case ReadResult.Unreadable(String message) -> broken(message);
    };
  }

  private Reading broken(String reason) {
    return new Reading.Broken(
        "%s cannot be used, so no model is: %s. It was left as it is; mend it or move it away."
            .formatted(file(), reason));
  }

  private Path file() {
    return folder.resolve(NAME);
  }
}
