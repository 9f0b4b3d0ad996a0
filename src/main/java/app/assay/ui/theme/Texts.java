package app.assay.ui.theme;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// The words of one part of the window, from `assets/text/<name>.properties`.
public final class Texts {

  private final ResourceBundle bundle;

  /// @param name the part, such as "editor"
  public Texts(String name) {
    bundle = ResourceBundle.getBundle("app.assay.assets.text." + name, Locale.getDefault());
  }

  /// The text of a key with `{0}`, `{1}`… filled in; numbers are written for the user's language.
  ///
  /// @throws java.util.MissingResourceException when the key is not there, a fault of the program
  public String get(String key, Object... values) {
    String text = bundle.getString(key);
    return values.length == 0 ? text : new MessageFormat(text, bundle.getLocale()).format(values);
  }
}
