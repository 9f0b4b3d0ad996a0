package app.assay.ui.judge.model;

import app.assay.judge.provider.KeyChest;
import app.assay.judge.provider.KeySource;
import app.assay.judge.source.EvidenceSource;
import app.assay.judge.source.Outside;
import app.assay.judge.source.SourcesFile;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Progress;
import app.assay.workspace.Stoppable;
import java.util.Arrays;
import java.util.Optional;

/// The sources, tokens and connections of this user.
public final class KeyedSources implements SourceDesk {

  private final SourcesFile file;
  private final KeyChest keys;
  private final Outside outside;

  public KeyedSources(SourcesFile file, KeyChest keys, Outside outside) {
    this.file = file;
    this.keys = keys;
    this.outside = outside;
  }

  @Override
  public SourcesFile.Listed read() {
    return file.read();
  }

  @Override
  public Optional<String> keyringTrouble() {
    return keys.keyringTrouble();
  }

  @Override
  public Optional<String> add(EvidenceSource source, char[] token) {
    try {
      SourcesFile.Listed now = file.read();
      if (now.trouble().isPresent()) {
        return now.trouble();
      }
      // The token of a source that is there already must not be written over.
      if (now.sources().stream().anyMatch(s -> s.address().equals(source.address()))) {
        return Optional.of(new Texts("judge-sources").get("there", source.address()));
      }
      boolean keyed = source.key() instanceof KeySource.Keyring;
      Optional<String> kept = keyed ? keys.keep(source, token) : Optional.empty();
      if (kept.isPresent()) {
        return kept;
      }
      Optional<String> trouble = file.add(source);
      return trouble.isEmpty() || !keyed
          ? trouble
          : keys.forget(source).map(why -> trouble.get() + " " + why).or(() -> trouble);
    } finally {
      Arrays.fill(token, '\0');
    }
  }

  @Override
  public Optional<String> remove(EvidenceSource source) {
    Optional<String> token =
        source.key() instanceof KeySource.Keyring ? keys.forget(source) : Optional.empty();
    return file.remove(source).or(() -> token);
  }

  @Override
  public Optional<String> test(EvidenceSource source, Progress progress) {
    return Stoppable.run(() -> outside.test(source), progress);
  }
}
