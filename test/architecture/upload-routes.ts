import ts from 'typescript';

/** Properties of a request that a handler may read without reading the body. */
const besidesBody = new Set(['headers', 'ip', 'id', 'method', 'params', 'query', 'url', 'styleNonce']);
const writes = new Set(['Post', 'Put', 'Patch']);

function decoratorsOf(node: ts.MethodDeclaration | ts.ParameterDeclaration): ReadonlyMap<string, string> {
  return new Map(
    (ts.getDecorators(node) ?? []).flatMap(({ expression }): [string, string][] =>
      ts.isCallExpression(expression) ? [[expression.expression.getText(), expression.getText()]] : [],
    ),
  );
}

/** Whether the handler may read the body: it passes on the request itself, or a property that is not listed above. */
function readsBody(method: ts.MethodDeclaration, request: string): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === request) {
      const { parent } = node;
      const isHarmless =
        ts.isPropertyAccessExpression(parent) && parent.expression === node && besidesBody.has(parent.name.text);
      if (!isHarmless) found = true;
    }
    ts.forEachChild(node, visit);
  };
  if (method.body) visit(method.body);
  return found;
}

/** Handlers of a controller that read their body themselves but lack `@ApiConsumes`. @returns `Class.method` */
export function silentUploads(source: string): string[] {
  const file = ts.createSourceFile('controller.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isClassDeclaration).flatMap((controller) =>
    controller.members.filter(ts.isMethodDeclaration).flatMap((method) => {
      const decorators = decoratorsOf(method);
      if (![...decorators.keys()].some((name) => writes.has(name))) return [];
      if (decorators.has('ApiConsumes') || decorators.get('RouteConfig')?.includes('keepRawBody')) return [];
      const parameters = method.parameters.map((each) => ({ name: each.name.getText(), as: decoratorsOf(each) }));
      if (parameters.some(({ as }) => as.has('Body'))) return [];
      const request = parameters.find(({ as }) => as.has('Req'));
      const name = `${controller.name?.text}.${method.name.getText()}`;
      return request && readsBody(method, request.name) ? [name] : [];
    }),
  );
}
