package app.assay.ui.judge.model;

import app.assay.judge.provider.KeySource;
import app.assay.judge.provider.ProfileForm;
import app.assay.judge.provider.ProfileForm.Field;
import app.assay.judge.provider.ProviderKind;
import app.assay.judge.provider.ProviderProfile;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What stands in the form of a profile, and what is wrong with it.
///
/// Belongs to the thread that draws.
public final class ProfileEdit {

  /// The word for a key that comes from a variable.
  public static final String VARIABLE = "env";

  private final Set<Field> left = EnumSet.noneOf(Field.class);
  private final Runnable changed;
  private Typed typed;

  /// @param changed called after each change
  ProfileEdit(ProfileForm form, Runnable changed) {
    this.typed = Typed.of(form);
    this.changed = changed;
  }

  public String value(Field field) {
    return typed.get(field);
  }

  /// Where the key comes from: `none`, `env`, `keyring` or `run`.
  public String source() {
    String key = value(Field.KEY);
    return key.startsWith(KeySource.VARIABLE) ? VARIABLE : key;
  }

  /// The variable of a key that comes from one.
  public String variable() {
    return source().equals(VARIABLE) ? value(Field.KEY).substring(KeySource.VARIABLE.length()) : "";
  }

  /// Takes down what was typed.
  public void type(Field field, String value) {
    if (!value(field).equals(value)) {
      typed = typed.with(field, value);
      changed.run();
    }
  }

  public void setKind(ProviderKind kind) {
    if (!value(Field.KIND).equals(kind.label())) {
      typed = typed.withKind(kind);
      changed.run();
    }
  }

  /// Another source of the key: `none`, `env`, `keyring` or `run`.
  public void setSource(String source) {
    if (!source().equals(source)) {
      type(Field.KEY, source.equals(VARIABLE) ? KeySource.VARIABLE + usual() : source);
    }
  }

  private String usual() {
    return ProviderKind.of(value(Field.KIND)).map(ProviderKind::variable).orElse("");
  }

  public void setVariable(String name) {
    type(Field.KEY, KeySource.VARIABLE + name.strip());
  }

  /// A field was left, so that what is wrong with it is said.
  public void leave(Field field) {
    if (left.add(field)) {
      changed.run();
    }
  }

  /// What is wrong with the fields that were left.
  public Map<Field, String> troubles() {
    Map<Field, String> shown = new EnumMap<>(Field.class);
    if (typed.form().check() instanceof ProfileForm.Bad(Map<Field, String> all)) {
      shown.putAll(all);
      shown.keySet().retainAll(left);
    }
    return shown;
  }

  /// True when saving would write exactly this.
  boolean gives(ProviderProfile profile) {
    return Typed.of(ProfileForm.of(profile)).form().equals(typed.form());
  }

  /// The profile; where something is wrong, from now on all of it is said.
  Optional<ProviderProfile> checked() {
    return switch (typed.form().check()) {
      case ProfileForm.Good(ProviderProfile profile) -> Optional.of(profile);
      case ProfileForm.Bad(Map<Field, String> wrong) -> {
        left.addAll(wrong.keySet());
        yield Optional.empty();
      }
    };
  }
}
