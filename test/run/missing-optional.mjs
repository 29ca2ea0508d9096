/**
 * Optional dependencies of the lockfile's packages that have no entry in it.
 * @param {Record<string, { version?: string, optionalDependencies?: Record<string, string> }>} packages of package-lock.json
 * @returns {{ name: string, version: string, wantedBy: string }[]}
 */
export function missingOptional(packages) {
  const missing = new Map();
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!isResolved(packages, path, name)) missing.set(name, { name, version, wantedBy: path });
    }
  }
  return [...missing.values()];
}

/** Looks where Node looks: in the package's own node_modules, then in each one above. */
function isResolved(packages, path, name) {
  for (let base = path; ;) {
    if (packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`] !== undefined) return true;
    if (base === '') return false;
    const above = base.lastIndexOf('/node_modules/');
    base = above < 0 ? '' : base.slice(0, above);
  }
}
