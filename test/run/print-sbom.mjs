/**
 * Prints a bill of materials (CycloneDX) of what is shipped: the packages of the server and those built into the client's pages.
 * `npm sbom --omit dev` leaves out packages that development needs as well, for example zod.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Their fonts are in the pages, but the pages do not import them: client/design-system/theme/fonts/README.md. */
const cut = ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/inter'];

/** Names of the packages that the client's pages import, for example `react` and `@mui/material`. */
function packagesOfClient() {
  const folders = globSync('client/{app,design-system,features,lib,rendering}/**/*.{ts,tsx,css}', { cwd: root });
  const files = [...folders, 'client/main.tsx'].filter((file) => !/\.(spec|stories|config)\.|spec-support/.test(file));
  const names = new Set();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^import type .*$/gm, '');
    for (const [, specifier] of text.matchAll(
      /(?:from|import|import\(|url\()\s*['"]([a-z][\w./-]*|@[a-z][\w./-]*)['"]/g,
    )) {
      names.add(
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
  return names;
}

const everything = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
  }),
);
const { dependencies: ofServer } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const edges = new Map(everything.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn ?? []]));
const nameOf = new Map(everything.components.map((component) => [component['bom-ref'], component.name]));

const product = everything.metadata.component;
const first = new Set([...Object.keys(ofServer), ...packagesOfClient(), ...cut]);
const shipped = new Set((edges.get(product['bom-ref']) ?? []).filter((ref) => first.has(nameOf.get(ref))));
for (const ref of shipped) for (const next of edges.get(ref) ?? []) shipped.add(next);

const sbom = {
  ...everything,
  // npm names the product after the folder it lies in.
  metadata: { ...everything.metadata, component: { ...product, name: 'entrevue' } },
  components: everything.components.filter((component) => shipped.has(component['bom-ref'])),
  dependencies: everything.dependencies
    .filter(({ ref }) => ref === product['bom-ref'] || shipped.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((next) => shipped.has(next)) })),
};
process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`);
