package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UndoStackTest {

  private final List<String> log = new ArrayList<>();
  private final UndoStack stack = new UndoStack(3);

  private record Note(String title, Object subject, List<String> log, boolean merging)
      implements Command {

    @Override
    public Set<Object> subjects() {
      return Set.of(subject);
    }

    @Override
    public void redo() {
      log.add("do " + title);
    }

    @Override
    public void undo() {
      log.add("undo " + title);
    }

    @Override
    public Optional<Command> merge(Command next) {
      return merging
          ? Optional.of(new Note(title + next.title(), subject, log, true))
          : Optional.empty();
    }
  }

  private Note note(String title, Object subject) {
    return new Note(title, subject, log, false);
  }

  private Note typing(String title) {
    return new Note(title, "doc", log, true);
  }

  @Test
  void lastCommandIsTakenBackFirst() {
    stack.execute(note("a", "doc"));
    stack.execute(note("b", "doc"));
    stack.undo();
    stack.undo();
    assertThat(log).containsExactly("do a", "do b", "undo b", "undo a");
  }

  @Test
  void newCommandForgetsWhatWasUndone() {
    stack.execute(note("a", "doc"));
    stack.undo();
    stack.execute(note("b", "doc"));
    assertThat(stack.canRedo()).isFalse();
    assertThat(stack.undoTitle()).contains("b");
  }

  @Test
  void compoundIsTakenBackInReverseAsOne() {
    stack.execute(new CompoundCommand("both", List.of(note("a", "x"), note("b", "y"))));
    stack.undo();
    assertThat(log).containsExactly("do a", "do b", "undo b", "undo a");
    assertThat(stack.redoTitle()).contains("both");
  }

  @Test
  void typingBecomesOneStep() {
    stack.execute(typing("a"));
    stack.execute(typing("b"));
    assertThat(stack.undoTitle()).contains("ab");
  }

  @Test
  void savingStartsANewStep() {
    stack.execute(typing("a"));
    stack.markSaved("doc");
    stack.execute(typing("b"));
    assertThat(stack.undoTitle()).contains("b");
    stack.undo();
    assertThat(stack.isDirty("doc")).isFalse();
  }

  @Test
  void movedCaretStartsANewStep() {
    stack.execute(typing("a"));
    stack.breakMerge();
    stack.execute(typing("b"));
    assertThat(stack.undoTitle()).contains("b");
  }

  @Test
  void commandDirtiesOnlyItsSubject() {
    stack.execute(note("a", "x"));
    assertThat(stack.isDirty("x")).isTrue();
    assertThat(stack.isDirty("y")).isFalse();
  }

  @Test
  void savedStateIsKnownAgainAfterUndoAndRedo() {
    stack.execute(note("a", "x"));
    stack.markSaved("x");
    stack.undo();
    assertThat(stack.isDirty("x")).isTrue();
    stack.redo();
    assertThat(stack.isDirty("x")).isFalse();
  }

  @Test
  void otherCommandAfterUndoIsNotTheSavedState() {
    stack.execute(note("a", "x"));
    stack.markSaved("x");
    stack.undo();
    stack.execute(note("b", "x"));
    assertThat(stack.isDirty("x")).isTrue();
  }

  @Test
  void oldestCommandIsForgottenAndItsChangeRemembered() {
    for (String title : List.of("a", "b", "c", "d")) {
      stack.execute(note(title, "x"));
    }
    while (stack.canUndo()) {
      stack.undo();
    }
    assertThat(log).endsWith("undo d", "undo c", "undo b");
    assertThat(stack.isDirty("x")).isTrue();
  }

  @Test
  void listenersHearEachChange() {
    stack.onChange(() -> log.add("heard"));
    stack.execute(note("a", "x"));
    stack.undo();
    assertThat(log).containsExactly("do a", "heard", "undo a", "heard");
  }
}
