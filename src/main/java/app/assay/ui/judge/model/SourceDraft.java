package app.assay.ui.judge.model;

import app.assay.judge.provider.KeySource;
import app.assay.judge.source.EvidenceSource;
import app.assay.judge.source.SourceKind;
import java.util.List;

/// A source while it is filled in.
///
/// @param token where its token comes from: `none`, `env` or `keyring`
/// @param variable the name of the variable; counts with `env` only
public record SourceDraft(
    SourceKind kind, String address, String user, String token, String variable) {

  public static final String VARIABLE = "env";
  public static final String KEYRING = "keyring";

  /// The words for where a token comes from.
  public static final List<String> TOKENS = List.of("none", VARIABLE, KEYRING);

  /// What is usual for a kind.
  public static SourceDraft of(SourceKind kind) {
    String variable = kind.variable();
    return new SourceDraft(
        kind, kind.address(), "", variable.isEmpty() ? "none" : VARIABLE, variable);
  }

  /// The source, or why it is none.
  public EvidenceSource.Checked checked() {
    String key = token.equals(VARIABLE) ? KeySource.VARIABLE + variable.strip() : token;
    return EvidenceSource.of(kind.label(), address, user.strip(), key);
  }
}
