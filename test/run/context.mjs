import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { repositoryEnvironment } from '../../server/launcher/setup/npm.mjs';
import { chromium, findBrowser, findProgram } from '../../server/launcher/setup/system-programs.mjs';

/** The target is 25 minutes on two cores. This limit only ends a run that hangs; a slow machine must not fail. */
const MAX_RUN_MS = 120 * 60_000;

/**
 * Shared by all stages, except `isBackground` and `isBeside` (see start-in-lanes.mjs).
 * @typedef {{
 *   root: string,
 *   results: string,
 *   node: string,
 *   env: NodeJS.ProcessEnv,
 *   remainingMs: () => number,
 *   isBackground?: boolean,
 *   isBeside?: boolean,
 * }} Context
 * @param {string} root
 * @param {string} node the Node that runs the product
 * @returns {Promise<Context>}
 */
export async function makeContext(root, node) {
  const deadline = Date.now() + MAX_RUN_MS;
  const results = join(root, 'test-results');
  await mkdir(results, { recursive: true });
  const browser = findBrowser();
  const complete = findProgram(chromium.names);
  return {
    root,
    results,
    node,
    env: repositoryEnvironment(root, {
      NODE_ENV: 'test',
      CI: 'true',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
      ...(complete === null ? {} : { COMPLETE_CHROMIUM_PATH: complete }),
    }),
    remainingMs: () => Math.max(1_000, deadline - Date.now()),
  };
}

/** Variables with which a browser takes only the time that other programs leave. */
export function backgroundChromium({ root, env }) {
  if (env.CHROMIUM_PATH === undefined) return {};
  return { CHROMIUM_PATH: join(root, 'test/run/background-chromium.sh'), REAL_CHROMIUM_PATH: env.CHROMIUM_PATH };
}
