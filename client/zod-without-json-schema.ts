import type { Plugin } from 'vite';

/** Parts of zod that describe a schema as JSON Schema. Each schema names them, so the bundler keeps them. */
const files = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/**
 * A module with the same exports as `code`, which do nothing until their result is called: zod prepares the methods of each schema, and only
 * a program that asks for a description calls them.
 */
export function stubExports(code: string): string {
  const names = [...code.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name]) => name);
  const refuse = "const refuse = () => { throw new Error('The client has no JSON Schema'); };";
  return [refuse, ...names.map((name) => `export const ${name} = () => refuse;`)].join('\n');
}

/** Leaves out what only the server's API documentation needs of zod: a sixth of it. */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    transform: { filter: { id: files }, handler: (code) => ({ code: stubExports(code), map: null }) },
  };
}
