package app.assay.ui.judge.model;

import app.assay.judge.provider.ProfileForm;
import app.assay.judge.provider.ProfileForm.Field;
import app.assay.judge.provider.ProviderKind;
import java.util.EnumMap;
import java.util.Map;

/// What stands in the fields of a profile.
///
/// @param values one for each field
record Typed(Map<Field, String> values) {

  Typed {
    values = new EnumMap<>(values);
  }

  static Typed of(ProfileForm form) {
    Map<Field, String> values = new EnumMap<>(Field.class);
    for (Field field : Field.values()) {
      values.put(field, value(form, field));
    }
    return new Typed(values);
  }

  private static String value(ProfileForm form, Field field) {
    return switch (field) {
      case NAME -> form.name();
      case KIND -> form.kind();
      case ADDRESS -> form.address();
      case MODEL -> form.model();
      case KEY -> form.key();
      case SECONDS -> form.seconds();
      case CONCURRENCY -> form.concurrency();
      case INPUT_PRICE -> form.inputPrice();
      case OUTPUT_PRICE -> form.outputPrice();
      case CURRENCY -> form.currency();
      case CAP -> form.cap();
    };
  }

  String get(Field field) {
    return values.getOrDefault(field, "");
  }

  Typed with(Field field, String value) {
    Map<Field, String> changed = new EnumMap<>(values);
    changed.put(field, value);
    return new Typed(changed);
  }

  /// Another kind; address and key follow where they still are those of the kind before.
  Typed withKind(ProviderKind kind) {
    Typed changed = with(Field.KIND, kind.label());
    ProfileForm fresh = ProfileForm.of(kind);
    ProfileForm before = ProfileForm.of(ProviderKind.of(get(Field.KIND)).orElse(kind));
    if (get(Field.ADDRESS).equals(before.address())) {
      changed = changed.with(Field.ADDRESS, fresh.address());
    }
    if (get(Field.KEY).equals(before.key())) {
      changed = changed.with(Field.KEY, fresh.key());
    }
    return changed;
  }

  ProfileForm form() {
    return new ProfileForm(
        get(Field.NAME).strip(),
        get(Field.KIND),
        get(Field.ADDRESS).strip(),
        get(Field.MODEL).strip(),
        get(Field.KEY).strip(),
        get(Field.SECONDS).strip(),
        get(Field.CONCURRENCY).strip(),
        get(Field.INPUT_PRICE).strip(),
        get(Field.OUTPUT_PRICE).strip(),
        get(Field.CURRENCY).strip(),
        get(Field.CAP).strip());
  }
}
