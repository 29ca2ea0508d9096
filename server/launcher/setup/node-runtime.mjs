import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from './refusal.mjs';
import { runProgram } from './run-program.mjs';

/** The oldest Node that can run the set-up scripts themselves. */
const SETUP_MAJOR = 20;
/** The Node.js version that the product is built for; the npm package `node` installs it. */
const PRODUCT_MAJOR = 24;

/** @param {string} [version] */
export function refuseOldNode(version = process.versions.node) {
  if (majorOf(version) < SETUP_MAJOR) {
    throw new Refusal(`Node ${SETUP_MAJOR} or newer is needed to start; this is ${version}. See https://nodejs.org.`);
  }
}

/**
 * Path of the Node that runs the product: the one among the packages, or the one that runs this if it is new enough.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function productNode(root) {
  const packaged = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(packaged)) {
    const { code, output } = await runProgram(packaged, ['--version']);
    if (code === 0 && majorOf(output.trim().replace(/^v/, '')) >= PRODUCT_MAJOR) return packaged;
  }
  if (majorOf(process.versions.node) >= PRODUCT_MAJOR) return process.execPath;
  throw new Refusal(
    `node_modules has no Node ${PRODUCT_MAJOR}, probably because npm's install scripts are switched off: run "npm rebuild node --ignore-scripts=false".`,
  );
}

function majorOf(version) {
  return Number.parseInt(version, 10);
}
