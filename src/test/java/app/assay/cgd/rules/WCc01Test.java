package app.assay.cgd.rules;

class WCc01Test extends RuleFixtures {}
