import { build, isBuilt, parts } from './build.mjs';
import { productNode, refuseOldNode } from './node-runtime.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';
import { step } from './steps.mjs';
import { canInstall, installIfPossible, installSystemPackages, missingPackages } from './system-programs.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Prepares a clone so that the product can run: packages, Node 24, system programs, build. Skips each step that has nothing to do, without
 * a line.
 * @param {string} root
 * @param {{ programs?: readonly import('./system-programs.mjs').SystemProgram[], optional?: readonly
 * import('./system-programs.mjs').SystemProgram[], built?: readonly ('server' | 'client')[], }} wanted
 * @returns {Promise<string>} the Node to run it with
 */
export async function prepare(root, { programs = [], optional = [], built = [] }) {
  // Handlers of 'exit' end the programs that we run, but a signal alone does not call them.
  const leave = () => process.exit(130);
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    return await prepareSteps(root, programs, optional, built);
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, leave);
  }
}

async function prepareSteps(root, programs, optional, built) {
  refuseOldNode();
  if (!(await packagesAreInstalled(root))) await step('Packages (npm ci)', () => installPackages(root));
  const node = await productNode(root);
  const packages = missingPackages(programs);
  if (packages.length > 0) await step(`System: ${packages.join(', ')}`, () => installSystemPackages(packages));
  const extras = missingPackages(optional);
  if (extras.length > 0 && (await canInstall()))
    await step(`System: ${extras.join(', ')}, if possible`, async () => {
      // One at a time: apt-get installs none of them if a system lacks one.
      for (const extra of extras) await installIfPossible([extra]);
    });
  const stale = [];
  for (const name of built) if (!(await isBuilt(root, parts[name]))) stale.push(parts[name]);
  if (stale.length > 0) {
    const names = stale.map(({ name }) => name).join(' and ');
    await step(`Build of the ${names}`, () => Promise.all(stale.map((part) => build(root, part))));
  }
  return node;
}
