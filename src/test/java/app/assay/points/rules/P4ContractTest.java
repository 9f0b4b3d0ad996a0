package app.assay.points.rules;

class P4ContractTest implements PointContract {}
