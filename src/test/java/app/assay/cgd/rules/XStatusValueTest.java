package app.assay.cgd.rules;

class XStatusValueTest extends RuleFixtures {}
