package app.assay.cgd.rules;

class WSt11Test extends RuleFixtures {}
