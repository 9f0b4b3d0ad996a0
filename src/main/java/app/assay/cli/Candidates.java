package app.assay.cli;

import app.assay.cgd.check.Profile;
import app.assay.hitl.Answer;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.points.check.Sensitivity;
import app.assay.report.ReportFormat;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/// The words that an option takes, for the completion of shells; picocli would offer the names of
/// the constants.
abstract sealed class Candidates implements Iterable<String> {

  private final List<String> words;

  private Candidates(Stream<String> words) {
    this.words = words.toList();
  }

  @Override
  public Iterator<String> iterator() {
    return words.iterator();
  }

  /// All formats of a report.
  static final class Formats extends Candidates {
    Formats() {
      super(Stream.of(ReportFormat.values()).map(ReportFormat::label));
    }
  }

  /// Formats of what is not a list of findings.
  static final class TextAndJson extends Candidates {
    TextAndJson() {
      super(Stream.of(ReportFormat.TEXT, ReportFormat.JSON).map(ReportFormat::label));
    }
  }

  /// Forms of the manifest.
  static final class Forms extends Candidates {
    Forms() {
      super(Stream.of("jsonl", "csv"));
    }
  }

  /// Versions of the document format.
  static final class Profiles extends Candidates {
    Profiles() {
      super(Stream.of(Profile.values()).map(Profile::label));
    }
  }

  /// What a vault may ask of its reviewers.
  static final class ReviewProfiles extends Candidates {
    ReviewProfiles() {
      super(Stream.of(ReviewProfile.values()).map(ReviewProfile::label));
    }
  }

  /// Sensitivities of the nine points.
  static final class Sensitivities extends Candidates {
    Sensitivities() {
      super(Stream.of(Sensitivity.values()).map(Sensitivity::label));
    }
  }

  /// Answers that the command line takes.
  static final class Answers extends Candidates {
    Answers() {
      super(Stream.of(Answer.values()).filter(a -> a != Answer.SKIP).map(Answer::label));
    }
  }

  /// Ways to run the two layers.
  static final class Layers extends Candidates {
    Layers() {
      super(Stream.of("both", "survivors"));
    }
  }
}
