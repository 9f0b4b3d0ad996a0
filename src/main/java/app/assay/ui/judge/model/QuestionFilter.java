package app.assay.ui.judge.model;

import app.assay.ui.judge.model.QuestionRow.State;

/// Which questions are shown.
public enum QuestionFilter {
  OPEN,
  PERSON,
  LATER,
  ANSWERED;

  boolean takes(QuestionRow row) {
    return switch (this) {
      case OPEN -> row.state().isOpen();
      case PERSON -> row.state() == State.PERSON;
      case LATER -> row.state() == State.LATER || row.state() == State.DUE;
      case ANSWERED -> row.state() == State.ANSWERED;
    };
  }
}
