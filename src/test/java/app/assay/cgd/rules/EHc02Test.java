package app.assay.cgd.rules;

class EHc02Test extends RuleFixtures {}
