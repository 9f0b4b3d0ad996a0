package app.assay.ui.batch.model;

/// What a person says of a proposed domain.
public sealed interface DomainAnswer {

  /// The registry takes it in; of one that is deprecated: it is used all the same.
  record Agreed() implements DomainAnswer {}

  /// Another one is meant that is there.
  record FiledAs(String name) implements DomainAnswer {}

  /// Nothing is filed under it.
  record Refused() implements DomainAnswer {}
}
