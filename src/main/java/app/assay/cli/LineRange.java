package app.assay.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Lines of a file, from 1, both included.
record LineRange(int first, int last) {

  /// Reads `12-18` or `12`.
  static final class Reader implements ITypeConverter<LineRange> {

    @Override
    public LineRange convert(String value) {
      if (value.matches("[1-9][0-9]{0,8}(-[1-9][0-9]{0,8})?")) {
        String[] ends = value.split("-", -1);
        LineRange range =
            new LineRange(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]));
        if (range.first <= range.last) {
          return range;
        }
      }
      throw new TypeConversionException("'" + value + "' is not lines such as 12-18");
    }
  }
}
