package app.assay.hitl.annotation;

import app.assay.text.Span;
import java.util.Optional;

/// What is worth a claim, before claims are numbered.
///
/// @param place the sentence, or the table row's line
/// @param text the words as the claim will repeat them
/// @param value the figure in it
/// @param sourceSeen the source that the text itself names for it
/// @param whereToVerify where a person may look otherwise (FS §1.3.3)
record Statement(
    Span place,
    String text,
    Optional<String> value,
    Optional<String> sourceSeen,
    String whereToVerify) {}
