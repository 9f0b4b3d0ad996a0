package app.assay.cgd.rules;

class ETb06Test extends RuleFixtures {}
