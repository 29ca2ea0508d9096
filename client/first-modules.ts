/** The part of the bundler that is used here. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Finds the modules that the application needs on every page: `start` and all that it imports, and their imports.
 * They share a file; modules that only pages import go elsewhere, so that a page without them does not load them.
 */
export function firstModules(start: string): (id: string, graph: ModuleGraph) => boolean {
  let found: ReadonlySet<string> | null = null;
  return (id, graph) => (found ??= reachedFrom(start, graph)).has(id);
}

function reachedFrom(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
