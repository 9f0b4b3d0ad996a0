package app.assay.cli;

import app.assay.cgd.check.Profile;
import app.assay.hitl.Answer;
import app.assay.report.ReportFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
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
