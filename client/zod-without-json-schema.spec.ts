import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stubExports } from './zod-without-json-schema';

const core = join(import.meta.dirname, '../node_modules/zod/v4/core');

describe('the parts of zod that write JSON Schema', () => {
  it('keep their exports, which do nothing before they are used', () => {
    expect(stubExports('export function one(a) {\n  return a;\n}\nexport const two = 2;\nconst three = 3;')).toBe(
      [
        "const refuse = () => { throw new Error('The client has no JSON Schema'); };",
        'export const one = () => refuse;',
        'export const two = () => refuse;',
      ].join('\n'),
    );
  });

  it.each(['to-json-schema', 'json-schema-processors'])('are found in %s of the installed version', (name) => {
    const code = readFileSync(join(core, `${name}.js`), 'utf8');
    expect(stubExports(code)).toMatch(/export const (?:createToJSONSchemaMethod|stringProcessor) = /);
  });
});
