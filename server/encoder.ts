import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { watchParent } from './launcher/parent-watch.js';
import { encoderChoices, type EncoderChoice } from './modules/media/domain/hardware-encoder.js';
import { detectEncoder } from './modules/media/encoder/detect-encoder.js';
import { addressOf, EncoderApi } from './modules/media/encoder/encoder-api.js';
import { runEncoder, TokenRefused } from './modules/media/encoder/run-encoder.js';
import { type CageLevel, cageLevels } from './platform/cage/cage-level.js';
import { describeCage } from './platform/cage/index.js';
import { version } from './platform/health/version.js';
import { createLogger } from './platform/logging/logger.js';
import { stopOnSignals } from './platform/process/stop-on-signals.js';

/** Time to give videos back after a signal, in milliseconds. */
const DRAIN_MS = 10_000;
const MAX_SLOTS = 16;

const usage =
  'npm run encoder -- --api https://entrevue.example --token-file FILE [--slots 1] [--work FOLDER] [--min-cage limits] [--encoder software]';

interface Arguments {
  readonly api: URL;
  readonly tokenFile: string;
  readonly slots: number;
  readonly work: string;
  readonly minCage: CageLevel;
  readonly encoder: EncoderChoice;
}

/** @throws TypeError with one line for the person who typed it */
function argumentsOf(args: readonly string[]): Arguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { api: text, 'token-file': text, slots: text, work: text, 'min-cage': text, encoder: text },
    strict: true,
  });
  const {
    api,
    'token-file': tokenFile,
    slots = '1',
    work = 'entrevue-encoder',
    'min-cage': minCage = 'limits',
    encoder = 'software',
  } = values;
  if (api === undefined || tokenFile === undefined) throw new TypeError(usage);
  const count = Number(slots);
  if (!Number.isInteger(count) || count < 1 || count > MAX_SLOTS)
    throw new TypeError(`--slots is a number from 1 to ${MAX_SLOTS}`);
  const level = cageLevels.find((name) => name === minCage);
  if (level === undefined) throw new TypeError(`--min-cage is one of ${cageLevels.join(', ')}`);
  const choice = encoderChoices.find((name) => name === encoder);
  if (choice === undefined) throw new TypeError(`--encoder is one of ${encoderChoices.join(', ')}`);
  return { api: addressOf(api), tokenFile, slots: count, work: resolve(work), minCage: level, encoder: choice };
}

/** Encodes videos for an installation on another machine: needs its address, a token and ffmpeg (decision 0070). */
async function main(): Promise<void> {
  const { api, tokenFile, slots, work, minCage, encoder } = argumentsOf(process.argv.slice(2));
  const token = (await readFile(tokenFile, 'utf8')).trim();
  const log = createLogger('info').child({ process: 'encoder' });
  const equipment = await detectEncoder(work, minCage, encoder, (name, reason) =>
    log.info({ encoder: name, reason }, 'an encoder does not work here'),
  );
  const stopping = new AbortController();
  const running = runEncoder(new EncoderApi(api, token, version), equipment, { slots, signal: stopping.signal, log });
  stopOnSignals({
    logger: log,
    drainMs: DRAIN_MS,
    close: async () => {
      stopping.abort(new Error('the encoder stops'));
      await running;
    },
  });
  watchParent();
  const codecs = ['h264', ...equipment.codecs.map(({ codec }) => codec)];
  log.info(
    {
      api: api.origin,
      slots,
      version,
      codecs,
      encoder: equipment.hardware?.kind ?? 'software',
      cage: describeCage(equipment.confinement),
    },
    'encoder started',
  );
  await running;
}

main().catch((error: unknown) => {
  const isPlain = error instanceof TokenRefused || error instanceof TypeError;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (!isPlain && process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${String((error as Error).stack)}\n`);
  process.exit(1);
});
