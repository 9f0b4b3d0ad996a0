package app.assay.cgd.rules;

class ESt03Test extends RuleFixtures {}
