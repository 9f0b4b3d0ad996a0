package app.assay.judge.model;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import app.assay.text.WhiteSpace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/// The secret by which judgements that this user's program kept are told from those that somebody
/// put into a vault: a vault from elsewhere brings no verdicts. It lies in the user's own folder
/// and is made when first needed; where it cannot be kept, it lasts for this run. Safe on any
/// thread.
public final class SealFile {

  private static final String NAME = "judgement-seal";
  private static final String ALGORITHM = "HmacSHA256";
  private static final int BYTES = 32;

  private final Path folder;
  private final DocumentFile files;
  private final RandomGenerator random;
  private byte @Nullable [] secret;

  /// @param folder of the user's settings
  /// @param random a secure one in the program
  public SealFile(Path folder, DocumentFile files, RandomGenerator random) {
    this.folder = folder;
    this.files = files;
    this.random = random;
  }

  /// The seal of a text, 64 hexadecimal digits.
  String of(String text) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret(), ALGORITHM));
      return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException | InvalidKeyException e) {
      throw new IllegalStateException("every JDK has " + ALGORITHM, e);
    }
  }

  private synchronized byte[] secret() {
    byte[] known = secret;
    if (known == null) {
      known = read().or(this::made).or(this::read).orElseGet(this::fresh);
      secret = known;
    }
    return known;
  }

  private Optional<byte[]> read() {
    return files.read(folder.resolve(NAME)) instanceof ReadResult.Loaded loaded
        ? digits(WhiteSpace.strip(loaded.source().text()))
        : Optional.empty();
  }

  private static Optional<byte[]> digits(String text) {
    return text.matches("[0-9a-f]{" + 2 * BYTES + "}")
        ? Optional.of(HexFormat.of().parseHex(text))
        : Optional.empty();
  }

  /// Another program may make it at the same time; then that one counts.
  private Optional<byte[]> made() {
    byte[] fresh = fresh();
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      return Optional.empty();
    }
    SourceText text = SourceText.of(HexFormat.of().formatHex(fresh) + "\n");
    return files.create(folder.resolve(NAME), text) instanceof SaveResult.Saved
        ? Optional.of(fresh)
        : Optional.empty();
  }

  private byte[] fresh() {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return bytes;
  }
}
