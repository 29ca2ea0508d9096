import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'dist/server/bundles');

/** Packages that others load only if they are installed. The product does not need them. */
const optional = [
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'class-transformer',
  'class-validator',
  'dataloader',
];
/** They stay outside because of the code that they generate or find, and run in every test of the API. */
const helpers = ['@fastify/middie', '@mikro-orm/migrations', 'ajv', 'ajv-formats', 'fast-json-stringify', 'picomatch'];

interface BundleImports {
  readonly found: readonly string[];
  readonly missing: readonly string[];
  readonly missingFiles: readonly string[];
}

const packageOf = (id: string): string => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

describe('the bundles of the built server', () => {
  let imports: BundleImports;
  const run = async (...args: readonly string[]): Promise<string> => {
    const env = { PATH: process.env['PATH'] };
    return (await promisify(execFile)(process.execPath, [...args], { cwd: folder, env })).stdout;
  };
  beforeAll(async () => {
    imports = JSON.parse(await run(join(root, 'test/support/print-bundle-imports.mjs'), folder)) as BundleImports;
  });

  it('find every package and file that they load', () => {
    const { found, missing, missingFiles } = imports;
    expect(missing.filter((name) => !optional.includes(name))).toEqual([]);
    expect(missingFiles).toEqual([]);
    expect(found.length).toBeGreaterThan(10);
  });

  it('work with each package that stays outside', async () => {
    const script = readFileSync(join(root, 'test/support/use-outside-packages.mjs'), 'utf8');
    const used = await run('--input-type=module', '--eval', script);
    const needed = new Set(imports.found.map(packageOf).filter((name) => !helpers.includes(name)));
    expect(used.trim().split('\n').sort()).toEqual([...needed].sort());
  });
});
