/**
 * Compares the time from the upload until a video can be watched with the time of ffmpeg alone with the same settings, and the
 * sizes of the files.
 *
 *   npm run bench -- transcode            ten minutes of 720p
 *   npm run bench -- transcode 60         one minute
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { query } from '../support/query.js';
import { startInstance } from '../support/running-instance.js';
import { encodeByHand, makeClip } from './encode-by-hand.js';
import { say } from './measure.js';
import { publish, signUp } from './media-people.js';

const seconds = Number(process.argv[2] ?? 600);
/** Short encodes are repeated; a long one averages out by itself. */
const ROUNDS = seconds >= 300 ? 1 : 3;
const DATA = join(import.meta.dirname, '../../.data/bench');
const TARGET_RATIO = 1.05;
const TARGET_SIZE = 0.02;

const clip = await makeClip(join(DATA, 'clips'), seconds);
const warmUp = await makeClip(join(DATA, 'clips'), 2);
const scratch = await mkdtemp(join(DATA, 'clips/work-'));
const instance = await startInstance();
const took: { subject: number; reference: number }[] = [];
let bytes = { subject: 0, reference: 0 };
try {
  const { url, databaseUrl } = instance;
  await publish(url, await signUp(url, 0), warmUp);
  await encodeByHand(warmUp, scratch);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const token = await signUp(url, round);
    const startedAt = performance.now();
    const id = await publish(url, token, clip);
    const publishedAt = performance.now();
    const byHand = await encodeByHand(clip, scratch);
    took.push({ subject: publishedAt - startedAt, reference: performance.now() - publishedAt });
    const [row] = await query<{ bytes: number }>(
      databaseUrl,
      `select sum(size_bytes)::float8 as bytes from media_file where video_id = $1 and kind in ('rendition', 'stream')`,
      [id],
    );
    bytes = { subject: row?.bytes ?? 0, reference: byHand };
  }
} finally {
  await instance.stop();
  await rm(scratch, { recursive: true, force: true });
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const subject = median(took.map((each) => each.subject)) / 1_000;
const reference = median(took.map((each) => each.reference)) / 1_000;
const ratio = subject / reference;
const size = bytes.subject / bytes.reference;
const judge = (isMet: boolean): string => (isMet ? 'ok' : 'MISS');
say(`${seconds} s of 720p, ${ROUNDS} round(s); reference: ffmpeg with the same settings`);
say(
  `upload to COMPLETED  ${subject.toFixed(1)} s  ${reference.toFixed(1)} s  ${ratio.toFixed(2)} ×  ≤ ${TARGET_RATIO} ×  ${judge(ratio <= TARGET_RATIO)}`,
);
say(
  `size of what is made  ${(bytes.subject / 1e6).toFixed(1)} MB  ${(bytes.reference / 1e6).toFixed(1)} MB  ${size.toFixed(3)} ×  within 2 %  ${judge(Math.abs(size - 1) <= TARGET_SIZE)}`,
);
await mkdir(join(DATA, 'results'), { recursive: true });
await writeFile(join(DATA, 'results/transcode.json'), JSON.stringify({ seconds, took, bytes }, null, 2));
process.exit(0);
