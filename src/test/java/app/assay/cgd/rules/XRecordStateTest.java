package app.assay.cgd.rules;

class XRecordStateTest extends RuleFixtures {}
