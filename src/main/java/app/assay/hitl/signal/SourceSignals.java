package app.assay.hitl.signal;

import static java.util.Map.entry;

import app.assay.cgd.Claim;
import app.assay.text.WhiteSpace;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Many claims on one source that nobody can go and find (T1): three and more, and three in ten and
/// more of all that name a source. A web address, a DOI, or a file in the vault can be found.
final class SourceSignals {

  private static final int ENOUGH = 3;
  private static final Pattern ADDRESS =
      Pattern.compile("https?://|www\\.|\\bdoi\\b|\\b10\\.\\d{4,9}/|\\bRFC ?\\d+|\\bISBN\\b");

  private SourceSignals() {}

  /// A claim at its place.
  private record Placed(ReviewedDocument document, Claim claim) {}

  static List<TrustSignal> of(List<ReviewedDocument> documents) {
    Map<String, List<Placed>> bySource = new TreeMap<>();
    long sourced = 0;
    for (ReviewedDocument document : documents) {
      for (Claim claim : document.document().claims()) {
        String source = claim.source();
        if (!WhiteSpace.isBlank(source)) {
          sourced++;
          if (!isLocatable(source, document)) {
            bySource
                .computeIfAbsent(key(source), s -> new ArrayList<>())
                .add(new Placed(document, claim));
          }
        }
      }
    }
    long all = sourced;
    List<TrustSignal> signals = new ArrayList<>();
    for (List<Placed> claims : bySource.values()) {
      if (claims.size() >= ENOUGH && claims.size() * 10L >= all * 3) {
        signals.add(signal(claims, all));
      }
    }
    return signals;
  }

  private static TrustSignal signal(List<Placed> claims, long all) {
    Placed first = claims.getFirst();
    return new TrustSignal(
        SignalKind.ONE_SOURCE,
        ("%d of %d claims rest on \"%s\", which is no address and no file of the vault, so that"
                + " nobody can look it up.")
            .formatted(claims.size(), all, WhiteSpace.collapse(first.claim().source())),
        first.document().shown(),
        first.document().document().lines().lineAt(first.claim().place("source").start()) + 1,
        TrustSignal.figures(
            entry("claims", (long) claims.size()),
            entry("sourced", all),
            entry("percent", Math.round(100.0 * claims.size() / all))));
  }

  private static String key(String source) {
    return WhiteSpace.collapse(source).toLowerCase(Locale.ROOT);
  }

  private static boolean isLocatable(String source, ReviewedDocument document) {
    if (ADDRESS.matcher(source).find()) {
      return true;
    }
    for (String word : source.split("[\\s,;()\\[\\]\"'`]+", -1)) {
      String name = word.replaceAll("[#:].*$|[.]+$", "");
      if (name.contains(".") && isFile(name, document)) {
        return true;
      }
    }
    return isFile(source, document);
  }

  private static boolean isFile(String name, ReviewedDocument document) {
    if (name.isBlank()) {
      return false;
    }
    try {
      Path inVault = document.root().resolve(name);
      Path beside = document.root().resolve(document.path()).resolveSibling(name);
      return Files.isRegularFile(inVault) || Files.isRegularFile(beside);
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
