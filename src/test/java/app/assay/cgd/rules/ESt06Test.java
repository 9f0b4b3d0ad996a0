package app.assay.cgd.rules;

class ESt06Test extends RuleFixtures {}
