import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface Budget {
  /** Kilobytes (1,000 bytes) of scripts and styles, as Brotli, needed before the page is shown. */
  readonly kilobytes: number;
  readonly files: number;
}

export interface BuiltFile {
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  readonly bytes: number;
}

/** First script of every page. A server-rendered page loads no other until it is used. */
const ENTRY = 'start.ts';
/** The application, which the entry imports. */
const APPLICATION = 'main.tsx';

/** All files that a page needs at its start: the imports of its scripts, and their imports. */
export function filesOf(starts: readonly string[], built: ReadonlyMap<string, BuiltFile>): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = built.get(name);
    if (file === undefined || found.has(name)) return;
    found.add(name);
    for (const next of [...file.imports, ...file.styles]) add(next);
  };
  for (const start of starts) add(start);
  return found;
}

export function overBudget(name: string, files: ReadonlySet<string>, bytes: number, budget: Budget): string | null {
  const kilobytes = bytes / 1_000;
  if (kilobytes <= budget.kilobytes && files.size <= budget.files) return null;
  return `${name}: ${kilobytes.toFixed(1)} kB in ${files.size} files, at most ${budget.kilobytes} kB in ${budget.files}`;
}

/**
 * Fails the build if a page is larger than its budget. Lower a number when a page got smaller; raise one only with a
 * reason in the commit.
 *
 * @param budgets by path of a page's module, relative to `client/`
 */
export function pageBudgets(budgets: Readonly<Record<string, Budget>>): Plugin {
  return {
    name: 'page-budgets',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir = '' }, bundle) {
        const size = (name: string): number => {
          const compressed = join(dir, `${name}.br`);
          return statSync(existsSync(compressed) ? compressed : join(dir, name)).size;
        };
        const built = new Map<string, BuiltFile>();
        const pages = new Map<string, string>();
        const starts: string[] = [];
        const applications: string[] = [];
        for (const file of Object.values(bundle)) {
          const isChunk = file.type === 'chunk';
          const styles = isChunk ? [...(file.viteMetadata?.importedCss ?? [])] : [];
          built.set(file.fileName, { imports: isChunk ? file.imports : [], styles, bytes: size(file.fileName) });
          if (!isChunk) continue;
          if (file.isEntry)
            (file.facadeModuleId?.endsWith(`/client/${APPLICATION}`) ? applications : starts).push(file.fileName);
          for (const page of Object.keys(budgets))
            if (file.moduleIds.some((id) => id.endsWith(`/client/${page}`))) pages.set(page, file.fileName);
        }
        const problems = Object.entries(budgets).flatMap(([page, budget]) => {
          const script = pages.get(page);
          if (script === undefined) return [`${page}: no such page`];
          const files = filesOf(page === ENTRY ? starts : [...starts, ...applications, script], built);
          const bytes = [...files].reduce((sum, name) => sum + (built.get(name)?.bytes ?? 0), 0);
          this.info(`${page}: ${(bytes / 1_000).toFixed(1)} kB in ${files.size} files`);
          return overBudget(page, files, bytes, budget) ?? [];
        });
        if (problems.length > 0) throw new Error(`Heavier than its budget\n${problems.join('\n')}`);
      },
    },
  };
}
