package app.assay.hitl.opinion;

import app.assay.cgd.Claim;
import app.assay.judge.Question;

/// A claim of a document as a question to judges.
public record ClaimQuestion(Claim claim, Question question) {}
