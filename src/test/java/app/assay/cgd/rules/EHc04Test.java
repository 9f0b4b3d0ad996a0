package app.assay.cgd.rules;

class EHc04Test extends RuleFixtures {}
