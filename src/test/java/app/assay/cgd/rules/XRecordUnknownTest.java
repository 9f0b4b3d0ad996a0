package app.assay.cgd.rules;

class XRecordUnknownTest extends RuleFixtures {}
