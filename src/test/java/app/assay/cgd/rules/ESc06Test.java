package app.assay.cgd.rules;

class ESc06Test extends RuleFixtures {}
