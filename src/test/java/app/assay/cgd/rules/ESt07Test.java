package app.assay.cgd.rules;

class ESt07Test extends RuleFixtures {}
