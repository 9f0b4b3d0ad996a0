package app.assay.cgd.rules;

class EHc03Test extends RuleFixtures {}
