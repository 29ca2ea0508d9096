/**
 * Twenty people upload a short clip in parallel: measures how long until the last can be watched, compared with the same ffmpeg
 * commands run two at a time.
 *
 *   npm run bench -- transcode-many            20 clips
 *   npm run bench -- transcode-many 6          6 clips
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startInstance } from '../support/running-instance.js';
import { encodeByHand, makeClip } from './encode-by-hand.js';
import { say } from './measure.js';
import { publish, signUp } from './media-people.js';

const clips = Number(process.argv[2] ?? 20);
const CLIP_SECONDS = 10;
/** Two at a time, like `xargs -P2`. */
const AT_ONCE = 2;
const ROUNDS = 2;
const DATA = join(import.meta.dirname, '../../.data/bench');
const TARGET = 1.1;

const clip = await makeClip(join(DATA, 'clips'), CLIP_SECONDS);
const scratch = await mkdtemp(join(DATA, 'clips/work-'));
const instance = await startInstance();
const took: { subject: number; reference: number }[] = [];

async function byHand(): Promise<void> {
  let left = clips;
  const oneAfterTheOther = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await encodeByHand(clip, scratch);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterTheOther));
}

try {
  const { url } = instance;
  let people = 0;
  await publish(url, await signUp(url, people), clip);
  for (let round = 0; round < ROUNDS; round += 1) {
    const tokens: string[] = [];
    for (let n = 0; n < clips; n += 1) tokens.push(await signUp(url, (people += 1)));
    const startedAt = performance.now();
    await Promise.all(tokens.map((token) => publish(url, token, clip)));
    const publishedAt = performance.now();
    await byHand();
    took.push({ subject: publishedAt - startedAt, reference: performance.now() - publishedAt });
  }
} finally {
  await instance.stop();
  await rm(scratch, { recursive: true, force: true });
}

const best = (values: readonly number[]): number => Math.min(...values) / 1_000;
const subject = best(took.map((each) => each.subject));
const reference = best(took.map((each) => each.reference));
const ratio = subject / reference;
say(
  `${clips} clips of ${CLIP_SECONDS} s to COMPLETED  ${subject.toFixed(1)} s  ${reference.toFixed(1)} s  ${ratio.toFixed(2)} ×  ≤ ${TARGET} ×  ${ratio <= TARGET ? 'ok' : 'MISS'}`,
);
await mkdir(join(DATA, 'results'), { recursive: true });
await writeFile(join(DATA, 'results/transcode-many.json'), JSON.stringify({ clips, took }, null, 2));
process.exit(0);
