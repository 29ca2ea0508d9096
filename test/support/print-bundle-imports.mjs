/**
 * Prints as JSON all that the bundles in a folder load, or ask for by its address, when they run: modules of packages that are `found`
 * from there, names of packages that are `missing`, and `missingFiles`. A program of its own, because jest resolves packages in another way.
 *
 *   node test/support/print-bundle-imports.mjs dist/server/bundles
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join, resolve as absolute } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Statements and calls that load another module: `import … from "a"`, `import "a"`, `import("a")`, `require("a")`. */
const loading = [
  /^(?:import|export)\b[^"';]*?\bfrom\s*["']([^"'\n]+)["'];?$/gm,
  /^import\s*["']([^"'\n]+)["'];?$/gm,
  /\bimport\(\s*["']([^"'\n]+)["']\s*\)/g,
  /\b(?:__)?require\(\s*["']([^"'\n]+)["']\s*\)/g,
];
/** Files of the product beside its compiled code, for example programs that run in a cage. */
const beside = /new URL\("([^"\n]+)",\s*import\.meta\.url\)/g;
const packageName = /^(?:@[\w.-]+\/)?\w[\w.-]*/;

/** @param {string} folder */
function bundleImports(folder) {
  /** @type {[Set<string>, Set<string>, Set<string>]} */
  const [found, missing, missingFiles] = [new Set(), new Set(), new Set()];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const path = join(folder, file);
    const code = readFileSync(path, 'utf8');
    const { resolve } = createRequire(path);
    /** @param {string} relative */
    const exists = (relative) => existsSync(new URL(relative, pathToFileURL(path)));
    for (const id of loading.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name))) {
      const name = packageName.exec(id)?.[0];
      if (id.startsWith('.')) {
        if (!exists(id)) missingFiles.add(`${file}: ${id}`);
      } else if (name !== undefined && !isBuiltin(id)) {
        try {
          resolve(id);
          found.add(id);
        } catch {
          missing.add(name);
        }
      }
    }
    for (const [, relative = ''] of code.matchAll(beside))
      if (!exists(relative)) missingFiles.add(`${file}: ${relative}`);
  }
  return { found: [...found].sort(), missing: [...missing].sort(), missingFiles: [...missingFiles].sort() };
}

process.stdout.write(JSON.stringify(bundleImports(absolute(process.argv[2] ?? ''))));
