import { basename } from 'node:path';

import {
  bubblewrap,
  chromium,
  ffmpeg,
  ffprobe,
  headlessShell,
  pgbouncer,
  redisServer,
} from '../../server/launcher/setup/system-programs.mjs';
import { checkAlertRules } from './check-alert-rules.mjs';
import { backgroundChromium } from './context.mjs';
import { ensureBuilt, runBuild } from './run-build.mjs';
import { runCommand } from './run-command.mjs';
import { runJest, runReporting } from './run-jest.mjs';
import { sharedPostgres } from './shared-postgres.mjs';
import { sum } from './tally.mjs';

/**
 * One part of `npm test`.
 *
 * Stages that wait or measure times run one after the other. Beside them, in the time that they leave, run those in the `background`.
 * Tests of requests that have a time limit run `beside` the journeys, which use one core, with the usual priority; so do tests that type
 * into forms, which save after a pause.
 * @typedef {{
 *   name: string,
 *   programs?: readonly import('../../server/launcher/setup/system-programs.mjs').SystemProgram[],
 *   optional?: readonly import('../../server/launcher/setup/system-programs.mjs').SystemProgram[],
 *   lane?: 'background' | 'beside',
 *   run: (context: import('./context.mjs').Context) => Promise<import('./tally.mjs').Tally>,
 * }} Stage
 */

/** Files of `test/integration/media` that store and remove files, but encode none. */
export const storingFiles = [
  'disk-media-storage',
  'file-span',
  'finish-kills',
  'multipart-pages',
  's3-faults',
  's3-media-storage',
  'sweeps',
  'upload-cuts',
];

/** A pattern of the paths of test files that encode real videos. */
export const isEncoding = `test/integration/(demo/|media/(?!(${storingFiles.join('|')})\\.int-spec))`;

/** A pattern of the paths of HTTP tests that send thousands of requests, none of which has a time limit. */
const isWalk = 'test/http/walks/';

/** In the order in which they are reported. @type {readonly Stage[]} */
export const stages = [
  {
    name: 'format',
    lane: 'background',
    run: (context) => runCommand(context, ['npm', 'run', '--silent', 'format:check']),
  },
  {
    name: 'lint',
    lane: 'background',
    run: (context) => runCommand(context, ['npm', 'run', '--silent', 'lint']),
  },
  {
    // Lint checks the types of all files. Files of the application that the service worker uses must also fit a worker's libraries.
    name: 'types',
    lane: 'background',
    run: (context) => runCommand(context, ['tsgo', '--project', 'client/service-worker', '--noEmit']),
  },
  {
    name: 'architecture',
    lane: 'background',
    run: async (context) => sum([await runJest(context, ['architecture']), await checkAlertRules(context)]),
  },
  { name: 'unit', lane: 'background', run: (context) => runJest(context, ['unit']) },
  {
    name: 'integration',
    programs: [ffmpeg, ffprobe, redisServer, pgbouncer],
    optional: [bubblewrap],
    // Encoding uses both cores and many other tests measure recovery times, so never run the two together.
    run: async (context) => {
      const { env } = await sharedPostgres(context);
      return sum([
        await runJest(context, ['integration', 'apart'], { workers: 1, env, only: isEncoding }),
        await runJest(context, ['integration', 'apart'], { env, except: isEncoding }),
      ]);
    },
  },
  {
    name: 'http',
    lane: 'beside',
    programs: [ffmpeg, ffprobe, redisServer],
    run: async (context) => runJest(context, ['http'], { env: (await sharedPostgres(context)).env, except: isWalk }),
  },
  { name: 'client', lane: 'beside', run: (context) => runJest(context, ['client']) },
  { name: 'build', lane: 'background', run: runBuild },
  {
    name: 'stories',
    lane: 'background',
    programs: [chromium],
    optional: [headlessShell],
    run: async (context) => {
      await ensureBuilt(context, 'storybook');
      const check = /** @type {const} */ ([context.node, 'storybook/check-stories.mjs']);
      return runReporting(context, 'stories', check, {
        env: backgroundChromium(context),
        again: (files) => [...check, ...files.map((file) => basename(file))],
      });
    },
  },
  {
    name: 'walks',
    lane: 'background',
    programs: [ffmpeg, ffprobe, redisServer],
    run: async (context) => runJest(context, ['http'], { env: (await sharedPostgres(context)).env, only: isWalk }),
  },
  {
    name: 'journeys',
    programs: [ffmpeg, ffprobe, redisServer, chromium],
    optional: [headlessShell],
    run: async (context) => {
      await Promise.all([ensureBuilt(context, 'server'), ensureBuilt(context, 'client')]);
      const { env } = await sharedPostgres(context);
      return runJest(context, ['journeys'], { workers: 1, env });
    },
  },
];

/**
 * The stages named on the command line, in the order of the table; all stages if none is named.
 * @param {readonly string[]} names
 * @returns {{ chosen: readonly Stage[], unknown: readonly string[] }}
 */
export function chooseStages(names) {
  return {
    chosen: names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name)),
    unknown: names.filter((name) => !stages.some((stage) => stage.name === name)),
  };
}
