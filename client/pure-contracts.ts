import type { Plugin } from 'vite';

interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** A declared constant of a module that computes its value when it is imported. */
interface Computed {
  readonly start: number;
  readonly end: number;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Syntax that the bundler takes for a side effect of the import. */
const effects: ReadonlySet<string> = new Set(['CallExpression', 'NewExpression', 'MemberExpression', 'SpreadElement']);
/** Syntax whose content runs later, or never. */
const deferred: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

function hasSideEffects(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasSideEffects);
  if (!isSyntax(node) || deferred.has(node.type)) return false;
  return effects.has(node.type) || Object.values(node).some(hasSideEffects);
}

/** @param program syntax tree of a module. @returns the values of its constants that are computed, in order */
export function computedConstants(program: { readonly body: readonly unknown[] }): readonly Computed[] {
  return program.body.flatMap((statement) => {
    const declaration =
      isSyntax(statement) && statement.type === 'ExportNamedDeclaration' && 'declaration' in statement
        ? statement.declaration
        : statement;
    if (!isSyntax(declaration) || declaration.type !== 'VariableDeclaration') return [];
    const { declarations } = declaration as Syntax & { readonly declarations: readonly { init: Syntax | null }[] };
    return declarations.flatMap(({ init }) => (init !== null && hasSideEffects(init) ? [init] : []));
  });
}

/** Marks the computed constants of a module as free of side effects, so that the bundler drops those that no page uses. */
export function markPure(code: string, constants: readonly Computed[]): string {
  return constants.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  );
}

/**
 * Lets pages contain only the schemas of a contract that they use. Contracts only declare schemas and import nothing but
 * contracts, but the bundler cannot know that `z.object(…)` changes nothing: without this, a page that needs the max length of a
 * text from a contract would also contain its requests.
 */
export function pureContracts(): Plugin {
  return {
    name: 'pure-contracts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.contract\.ts$/ },
      handler(code) {
        return { code: markPure(code, computedConstants(this.parse(code))), map: null };
      },
    },
  };
}
