package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.edit.Change.AddClaim;
import app.assay.cgd.edit.Change.InsertBlock;
import app.assay.cgd.edit.Change.RemoveClaim;
import app.assay.cgd.edit.Change.RemoveClaimField;
import app.assay.cgd.edit.Change.RemoveField;
import app.assay.cgd.edit.Change.ReplaceBody;
import app.assay.cgd.edit.Change.SetClaimField;
import app.assay.cgd.edit.Change.SetField;
import app.assay.cgd.edit.Change.SetList;
import app.assay.cgd.edit.Change.SetStatusLine;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/// Collects what each change of a round asks for.
final class RoundPlanner {

  private static final String UNREADABLE = "The front matter cannot be read; mend it first.";

  private final CgdDocument document;
  private final List<TextEdit> claimEdits = new ArrayList<>();
  private final List<TextEdit> otherEdits = new ArrayList<>();
  private final Map<Integer, YamlMapping> claims = new TreeMap<>();
  private Optional<YamlMapping> header = Optional.empty();
  private boolean touchesBody;

  RoundPlanner(CgdDocument document) {
    this.document = document;
  }

  RoundPlan.Outcome plan(List<Change> round) {
    for (Change change : round) {
      String reason = add(change);
      if (!reason.isEmpty()) {
        return new RoundPlan.Outcome.Blocked(reason);
      }
    }
    // A claim's new line and the key after the claims may be inserted at one offset: claim first.
    List<TextEdit> edits = new ArrayList<>(claimEdits);
    edits.addAll(otherEdits);
    return overlap(edits)
        ? new RoundPlan.Outcome.Blocked("Two changes overlap.")
        : new RoundPlan.Outcome.Planned(new RoundPlan(edits, intended(), touchesBody));
  }

  /// Why a change cannot be made, or nothing.
  private String add(Change change) {
    return switch (change) {
      case SetField(String key, Value value) -> header(keys -> keys.set(key, value));
      case RemoveField(String key) -> header(keys -> keys.remove(key));
      case SetList(String key, List<String> items) ->
          header(keys -> new ListEdit(keys.layout(), keys.mapping()).set(key, items));
      case InsertBlock(String key, List<Change.Field> fields) ->
          header(keys -> new BlockInsertion(keys).insert(key, fields));
      case AddClaim(List<Change.Field> fields) ->
          header(keys -> new ClaimListEdit(keys.layout(), keys.mapping()).add(fields));
      case RemoveClaim(int claim) ->
          header(keys -> new ClaimListEdit(keys.layout(), keys.mapping()).remove(claim));
      case SetClaimField(int claim, String key, Value value) ->
          claim(claim, keys -> keys.set(key, value));
      case RemoveClaimField(int claim, String key) -> claim(claim, keys -> keys.remove(key));
      case SetStatusLine status -> status(status);
      case ReplaceBody(Span span, String characters) -> body(span, characters);
    };
  }

  private String header(Function<MappingEdit, NodeEdit> edit) {
    if (!(document.frontMatter() instanceof FrontMatter.Present present)) {
      return UNREADABLE;
    }
    return switch (edit.apply(keys(present, present.root(), KeyOrder.HEADER))) {
      case NodeEdit.Blocked(String reason) -> reason;
      case NodeEdit.Planned(YamlMapping mapping, List<TextEdit> edits) -> {
        otherEdits.addAll(edits);
        header = Optional.of(mapping);
        yield "";
      }
    };
  }

  private String claim(int index, Function<MappingEdit, NodeEdit> edit) {
    if (!(document.frontMatter() instanceof FrontMatter.Present present)) {
      return UNREADABLE;
    }
    if (present.root().entries().stream().filter(RoundPlanner::isClaims).count() > 1) {
      return "The key 'hitl-claims' is there twice; remove one of the two first.";
    }
    if (index < 0 || index >= document.claims().size()) {
      return "There is no claim %d.".formatted(index + 1);
    }
    Claim claim = document.claims().get(index);
    if (claim.fields().entries().isEmpty() && !claim.fields().flow()) {
      return "Claim %d holds no keys.".formatted(index + 1);
    }
    return switch (edit.apply(keys(present, claim.fields(), KeyOrder.CLAIM))) {
      case NodeEdit.Blocked(String reason) -> reason;
      case NodeEdit.Planned(YamlMapping mapping, List<TextEdit> edits) -> {
        claimEdits.addAll(edits);
        claims.put(index, mapping);
        yield "";
      }
    };
  }

  private String status(SetStatusLine status) {
    return switch (new StatusLineEdit(document).set(status.clarity(), status.hitl())) {
      case StatusLineEdit.Outcome.Blocked(String reason) -> reason;
      case StatusLineEdit.Outcome.Planned(List<TextEdit> edits) -> {
        otherEdits.addAll(edits);
        yield "";
      }
    };
  }

  private String body(Span span, String characters) {
    if (!document.body().span().contains(span)) {
      return "The place to change lies outside the body.";
    }
    touchesBody = true;
    otherEdits.add(new TextEdit(span, characters));
    return "";
  }

  private MappingEdit keys(FrontMatter.Present present, YamlMapping mapping, KeyOrder order) {
    Layout layout = new Layout(document.text(), document.lines(), present.yaml());
    return new MappingEdit(layout, mapping, order);
  }

  private Optional<YamlMapping> intended() {
    if (!(document.frontMatter() instanceof FrontMatter.Present present)) {
      return Optional.empty();
    }
    YamlMapping root = header.orElse(present.root());
    if (claims.isEmpty()) {
      return Optional.of(root);
    }
    List<YamlEntry> entries = new ArrayList<>();
    for (YamlEntry entry : root.entries()) {
      entries.add(
          isClaims(entry) && entry.value() instanceof YamlSequence list
              ? new YamlEntry(entry.key(), withClaims(list))
              : entry);
    }
    return Optional.of(new YamlMapping(entries, root.flow(), root.span()));
  }

  private YamlSequence withClaims(YamlSequence list) {
    List<YamlNode> items = new ArrayList<>(list.items());
    claims.forEach(items::set);
    return new YamlSequence(items, list.flow(), list.span());
  }

  private static boolean isClaims(YamlEntry entry) {
    return entry.name().equals(ClaimListEdit.KEY);
  }

  private static boolean overlap(List<TextEdit> edits) {
    int done = 0;
    for (TextEdit edit : TextEdit.sorted(edits)) {
      if (edit.span().start() < done) {
        return true;
      }
      done = edit.span().end();
    }
    return false;
  }
}
