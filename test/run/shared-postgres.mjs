import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { lastLines } from '../../server/launcher/setup/run-program.mjs';
import { keepBuiltTopics } from '../native/kept-topics.mjs';
import { ensureBuilt } from './run-build.mjs';

/** @type {Promise<{ env: NodeJS.ProcessEnv, stop: () => Promise<void> }> | undefined} */
let shared;

/**
 * The PostgreSQL of this run, started by the first stage that needs it, and the build of the server.
 * @param {import('./context.mjs').Context} context
 */
export function sharedPostgres(context) {
  shared ??= start(context);
  return shared;
}

/** Stops it if a stage started it. */
export async function stopSharedPostgres() {
  const started = await shared?.catch(() => undefined); // The stage has reported that it did not start.
  await started?.stop();
}

async function start(context) {
  await ensureBuilt(context, 'server');
  keepBuiltTopics();
  const child = spawn(context.node, ['--enable-source-maps', join(import.meta.dirname, 'hold-postgres.mjs')], {
    cwd: context.root,
    env: context.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(child, 'exit');
  const message = await Promise.race([once(child, 'message').then(([addresses]) => addresses), ended.then(() => null)]);
  if (message === null) throw new Error(`The PostgreSQL of the tests does not start:\n${lastLines(output)}`);
  return {
    env: { ...message, TEST_SERVER_BUILD: join(context.root, 'dist/server') },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
