package app.assay.cgd.rules;

class EFm10Test extends RuleFixtures {}
