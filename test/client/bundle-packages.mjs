/**
 * Bundles the packages that the client imports into one script. Jest loads every module of a test file again, and React, MUI and
 * the testing tools are about a thousand of them: one and a half seconds per file.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/client-packages');
export const packagesFile = join(cache, 'packages.js');
const listFile = join(cache, 'packages.json');
const standIns = join(cache, 'stand-ins');

/** The module that jest finds in place of a package (`resolver.mjs`). */
const standInOf = (specifier) => join(standIns, `${specifier.replaceAll('/', '+')}.mjs`);

/** Jest's globalSetup of the client's specs. */
export default async function bundlePackages() {
  const imports = await findImports();
  const key = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify(imports))
    .digest('hex');
  if (existsSync(listFile) && JSON.parse(readFileSync(listFile, 'utf8')).key === key) return;
  mkdirSync(standIns, { recursive: true });
  write(packagesFile, await bundle(imports));
  for (const [specifier, names] of imports) write(standInOf(specifier), standIn(specifier, names));
  const current = new Set(imports.map(([specifier]) => standInOf(specifier)));
  for (const name of readdirSync(standIns)) {
    if (name.endsWith('.mjs') && !current.has(join(standIns, name))) rmSync(join(standIns, name), { force: true });
  }
  write(listFile, JSON.stringify({ key }));
}

/** The imports of the client from each package: `[['react', ['useState']], …]`; `*` means the whole package. */
async function findImports() {
  // Compiled JSX imports this module.
  const found = new Map([['react/jsx-runtime', ['Fragment', 'jsx', 'jsxs']]]);
  for (const file of sources(['client', 'storybook', 'test/support/client-setup.ts'])) {
    for (const [specifier, names] of importsOf(file)) found.set(specifier, [...(found.get(specifier) ?? []), ...names]);
  }
  // The server's contracts, and the modules that they import, use these packages too.
  for (const file of sources(['server/modules', 'server/platform'])) {
    for (const [specifier, names] of importsOf(file)) found.get(specifier)?.push(...names);
  }
  const entries = [...found].sort().map(async ([specifier, names]) => {
    const whole = names.includes('*') ? Object.keys(await import(specifier)) : [];
    const all = new Set([...names, ...whole].filter((name) => !['*', 'module.exports'].includes(name)));
    return [specifier, [...all].sort()];
  });
  return Promise.all(entries);
}

function sources(places) {
  return places.flatMap((place) => {
    const path = join(root, place);
    if (/\.tsx?$/.test(path)) return [path];
    return readdirSync(path, { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(path, name));
  });
}

function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const found = [
    ...[...text.matchAll(/^(?:import|export)\s+(?!type\s)([^'";]*?)\s*from\s+'([^']+)'/gm)].map(
      ([, clause, specifier]) => [specifier, namesIn(clause)],
    ),
    ...[...text.matchAll(/^import\s+'([^']+)'/gm)].map(([, specifier]) => [specifier, []]),
    ...[...text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)].map(([, specifier]) => [specifier, ['*']]),
  ];
  return found.filter(([specifier]) => isPackage(specifier));
}

/** `React, { useState, type Ref }` imports `default` and `useState`. */
function namesIn(clause) {
  const [, whole, named = ''] = /^([^{]*?),?\s*(?:\{([^}]*)\})?$/s.exec(clause);
  const names = named
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0])
    .filter((name) => name !== '' && !name.startsWith('type '));
  if (whole.includes('*')) return ['*'];
  return whole.trim() === '' ? names : ['default', ...names];
}

/** Excludes files, aliases, assets, Node's built-in modules, and virtual modules of jest or the build. */
function isPackage(specifier) {
  if (/^\.|^@(modules|platform)\/|^virtual:|^node:|\?url$|\.(css|woff2?)$/.test(specifier)) return false;
  return !builtinModules.includes(specifier) && !['@jest/globals', 'vite', '@vitejs/plugin-react'].includes(specifier);
}

/**
 * One script: a function of `require` and `jest`, as modules of packages know them (testing-library asks `jest` whether the timers
 * are fake). It returns a function for each package, which runs the package once and returns its exports.
 */
async function bundle(imports) {
  const entry = '\0entry';
  const prefix = '\0package:';
  const built = await rolldown({
    input: entry,
    platform: 'node',
    // The conditions with which jest-environment-jsdom resolves packages.
    resolve: { conditionNames: ['browser'], mainFields: ['main'] },
    transform: { define: { 'process.env.NODE_ENV': '"test"' } },
    onLog: (_level, { code, message }) => {
      // Other warnings, for example about directives for servers, do not matter to tests.
      if (code === 'UNRESOLVED_IMPORT' || code === 'MISSING_EXPORT') throw new Error(message);
    },
    plugins: [
      {
        name: 'packages',
        resolveId: (id) => (id.startsWith('\0') ? id : null),
        load: (id) => {
          if (id === entry) {
            const lines = imports.map(
              ([specifier]) => `${JSON.stringify(specifier)}: () => require(${JSON.stringify(prefix + specifier)})`,
            );
            return `module.exports = {\n${lines.join(',\n')}\n};`;
          }
          if (!id.startsWith(prefix)) return null;
          const specifier = id.slice(prefix.length);
          const names = new Map(imports).get(specifier);
          return `export { ${names.join(', ')} } from ${JSON.stringify(specifier)};`;
        },
        transform: (code, id) => (/node_modules\/react\/cjs\/.*\.development\.js$/.test(id) ? patchReact(code) : null),
      },
    ],
  });
  const { output } = await built.generate({ format: 'cjs', codeSplitting: false, exports: 'auto' });
  await built.close();
  const [{ code }] = output;
  return `(function (requireOfNode, jest) { const require = requireOfNode, module = { exports: {} }, exports = module.exports;\n${code}\nreturn module.exports; })`;
}

/**
 * React reads `setImmediate` from the `module` object of Node. It also records a stack trace for each created element, to show
 * where the element of a warning was written; this takes a tenth of the specs' time.
 */
function patchReact(code) {
  return code
    .replace('(module && module[requireString])', 'requireOfNode')
    .replaceAll(/1e4 >\s+ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g, 'false');
}

function standIn(specifier, names) {
  const load = `const shared = globalThis[Symbol.for('entrevue.package')](${JSON.stringify(specifier)}, import.meta.jest);`;
  const lines = names.map((name, at) => `const _${at} = shared.${name}; export { _${at} as ${name} };`);
  return [load, ...lines].join('\n');
}

/** A run in parallel reads either the complete old file or the complete new one. */
function write(path, text) {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
