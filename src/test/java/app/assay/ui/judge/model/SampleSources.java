package app.assay.ui.judge.model;

import app.assay.judge.source.EvidenceSource;
import app.assay.judge.source.SourcesFile;
import app.assay.workspace.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Sources in memory, and the tokens that came through.
public final class SampleSources implements SourceDesk {

  public final List<EvidenceSource> all = new ArrayList<>();
  public final List<String> tokens = new ArrayList<>();
  public Optional<String> keyring = Optional.empty();
  public Optional<String> trouble = Optional.empty();
  public Optional<String> test = Optional.empty();

  @Override
  public SourcesFile.Listed read() {
    return new SourcesFile.Listed(all, trouble);
  }

  @Override
  public Optional<String> keyringTrouble() {
    return keyring;
  }

  @Override
  public Optional<String> add(EvidenceSource source, char[] token) {
    tokens.add(new String(token));
    Arrays.fill(token, '\0');
    all.add(source);
    return Optional.empty();
  }

  @Override
  public Optional<String> remove(EvidenceSource source) {
    all.remove(source);
    return Optional.empty();
  }

  @Override
  public Optional<String> test(EvidenceSource source, Progress progress) {
    return test;
  }
}
