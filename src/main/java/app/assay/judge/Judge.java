package app.assay.judge;

import java.util.List;
import java.util.function.BooleanSupplier;

/// Who answers questions: rules, a language model, a person.
public interface Judge {

  /// Answers questions, and always all of them: what cannot be decided is deferred.
  ///
  /// @param questions with distinct ids
  /// @param stopped true once the user wants no more; what is left is deferred as cancelled
  /// @return one answer for each question, in their order; nothing is thrown for what a provider, a
  ///   document or a user can cause
  List<Answer> judge(List<Question> questions, BooleanSupplier stopped);
}
