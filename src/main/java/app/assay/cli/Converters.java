package app.assay.cli;

import app.assay.cgd.check.Profile;
import app.assay.cgd.rules.PointsPassed;
import app.assay.hitl.Answer;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.points.check.Sensitivity;
import app.assay.report.ReportFormat;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.BitSet;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Readers of option values; what they cannot read they refuse in one sentence.
final class Converters {

  private Converters() {}

  /// A date such as `2026-06-30`.
  static final class OfDate implements ITypeConverter<LocalDate> {

    @Override
    public LocalDate convert(String value) {
      try {
        return LocalDate.parse(value, DateTimeFormatter.ISO_LOCAL_DATE);
      } catch (DateTimeParseException e) {
        throw new TypeConversionException("'" + value + "' is not a date such as 2026-06-30");
      }
    }
  }

  /// A profile by its label.
  static final class OfProfile implements ITypeConverter<Profile> {

    @Override
    public Profile convert(String value) {
      return Profile.of(value)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + value + "' is not one of 2.1, 2.1+rfc001 and 2.2-preview"));
    }
  }

  /// An answer to a claim by its label; a claim is not skipped on the command line.
  static final class OfAnswer implements ITypeConverter<Answer> {

    @Override
    public Answer convert(String value) {
      return Answer.of(value)
          .filter(answer -> answer != Answer.SKIP)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + value + "' is not one of true, false and estimated"));
    }
  }

  /// Time spent on a claim, in whole seconds.
  static final class OfSeconds implements ITypeConverter<Duration> {

    @Override
    public Duration convert(String value) {
      if (value.isEmpty()
          || value.length() > 5
          || !value.chars().allMatch(c -> c >= '0' && c <= '9')) {
        throw new TypeConversionException("'" + value + "' is not a number of seconds such as 60");
      }
      return Duration.ofSeconds(Integer.parseInt(value));
    }
  }

  /// A review profile by its label.
  static final class OfReviewProfile implements ITypeConverter<ReviewProfile> {

    @Override
    public ReviewProfile convert(String value) {
      return ReviewProfile.of(value)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + value + "' is not one of none, low, medium and high"));
    }
  }

  /// Points such as `1-4,9`.
  static final class OfPoints implements ITypeConverter<BitSet> {

    @Override
    public BitSet convert(String value) {
      return PointsPassed.of(value)
          .orElseThrow(
              () -> new TypeConversionException("'" + value + "' is not points such as 1-4,9"));
    }
  }

  /// A sensitivity by its label.
  static final class OfSensitivity implements ITypeConverter<Sensitivity> {

    @Override
    public Sensitivity convert(String value) {
      return Arrays.stream(Sensitivity.values())
          .filter(s -> s.label().equals(value))
          .findFirst()
          .orElseThrow(
              () -> new TypeConversionException("'" + value + "' is not thorough or quiet"));
    }
  }

  /// A report's format by its label.
  static final class OfFormat implements ITypeConverter<ReportFormat> {

    @Override
    public ReportFormat convert(String value) {
      return ReportFormat.of(value)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + value + "' is not one of text, json, jsonl, sarif and junit"));
    }
  }
}
