package app.assay.points.rules;

class P6ContractTest implements PointContract {}
