import { build, isBuilt, parts } from '../../server/launcher/setup/build.mjs';

/** Builds of this run, running or finished, so that stages share them. @type {Map<string, Promise<void>>} */
const builds = new Map();

/**
 * Builds a part unless it is up to date.
 * @param {import('./context.mjs').Context} context
 * @param {'server' | 'client' | 'storybook'} name
 */
export function ensureBuilt(context, name) {
  const known = builds.get(name);
  if (known !== undefined) return known;
  const started = (async () => {
    if (!(await isBuilt(context.root, parts[name]))) await build(context.root, parts[name]);
  })();
  builds.set(name, started);
  return started;
}

/**
 * Builds all parts; counts as one test.
 * @param {import('./context.mjs').Context} context
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runBuild(context) {
  const failures = [];
  for (const name of /** @type {const} */ (['server', 'client', 'storybook'])) {
    await ensureBuilt(context, name).catch((error) => failures.push(error.message));
  }
  return failures.length === 0
    ? { passed: 1, failed: 0, details: '' }
    : { passed: 0, failed: 1, details: failures.join('\n\n') };
}
