import { join } from 'node:path';

import { prepare } from '../../server/launcher/setup/prepare.mjs';
import { Refusal } from '../../server/launcher/setup/refusal.mjs';
import { runCompiled } from '../../server/launcher/setup/run-compiled.mjs';
import {
  bubblewrap,
  chromium,
  ffmpeg,
  ffprobe,
  installByHand,
  missingPackages,
  nginx,
  pgbouncer,
  redisServer,
} from '../../server/launcher/setup/system-programs.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * Runs a program that needs the built product and the programs of the cluster.
 * @param {string} file TypeScript, from the root of the repository
 * @param {readonly string[]} args
 * @param {{ hasBrowser?: boolean }} [options]
 * @returns {Promise<number>} the exit code
 */
export async function runOnCluster(file, args, { hasBrowser = false } = {}) {
  // Not installed automatically: the packages of nginx and Redis also start services on their usual ports.
  const missing = missingPackages([nginx, pgbouncer, redisServer, ffmpeg, ffprobe, ...(hasBrowser ? [chromium] : [])]);
  if (missing.length > 0) throw new Refusal(installByHand(missing));
  const node = await prepare(root, { optional: [bubblewrap], built: ['server', 'client'] });
  const typescript = ['--import', join(root, 'test/integration/queue/support/run-typescript.mjs')];
  return runCompiled(node, [...typescript, join(root, file), ...args], root);
}
