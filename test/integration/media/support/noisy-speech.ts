import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const RATE = 48_000;
const SECONDS = 10;

/** Syllables of a voice with gliding pitch and two formants; silent before 0.8 s, and in the last half second of every two. */
export const isSpeech = (second: number): boolean => second > 0.8 && second % 2 < 1.5;

/** Samples of the voice, with noise of this level in dB of full scale; the noise is the same each time. */
export function noisySpeech(kind: 'hiss' | 'fan' | 'none', level = 0): Float32Array {
  const [voice, noise] = [new Float32Array(RATE * SECONDS), new Float32Array(RATE * SECONDS)];
  let seed = 12_345;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed / 2 ** 32) * 2 - 1;
  };
  let [turns, low, lower] = [0, 0, 0];
  for (let place = 0; place < voice.length; place += 1) {
    const second = place / RATE;
    const wave = (hertz: number): number => Math.sin(2 * Math.PI * hertz * second);
    turns += (120 + 25 * wave(0.7) + 15 * wave(3)) / RATE;
    if (isSpeech(second)) voice[place] = 0.12 * vowel(turns, second) * Math.sqrt(Math.max(0, wave(2)));
    const hiss = random();
    low = 0.997 * low + 0.1 * hiss;
    lower = 0.963 * lower + 0.3 * hiss;
    noise[place] = kind === 'hiss' ? hiss : (low + lower) / 2 + 0.5 * wave(120) + 0.2 * wave(240);
  }
  if (kind === 'none') return voice;
  const gain = 10 ** ((level - levelOf(noise, () => true)) / 20);
  return voice.map((sample, place) => sample + (noise[place] ?? 0) * gain);
}

/** One moment of the voice: its harmonics, louder near the formants. */
function vowel(turns: number, second: number): number {
  const pitch = 130;
  const [first, other] = [500 + 250 * Math.sin(13 * second), 1500 + 600 * Math.sin(8 * second)];
  let sum = 0;
  for (let harmonic = 1; harmonic <= 25; harmonic += 1) {
    const hertz = harmonic * pitch;
    const loudness =
      1 / (1 + ((hertz - first) / 120) ** 2) +
      0.5 / (1 + ((hertz - other) / 180) ** 2) +
      0.2 / (1 + ((hertz - 2700) / 250) ** 2);
    sum += (loudness + 0.01) * Math.sin(2 * Math.PI * harmonic * turns);
  }
  return sum;
}

/** Level of the chosen seconds, in dB of full scale. */
export function levelOf(samples: Float32Array, isCounted: (second: number) => boolean): number {
  let [sum, count] = [0, 0];
  for (const [place, sample] of samples.entries()) {
    if (!isCounted(place / RATE)) continue;
    sum += sample * sample;
    count += 1;
  }
  return 10 * Math.log10(sum / count + 1e-12);
}

/** In the middle of words, and in the middle of pauses, after the filter has heard some of both. */
export const inWords = (second: number): boolean => second > 4 && second % 2 > 0.2 && second % 2 < 1.3;
export const inPauses = (second: number): boolean => second > 4 && second % 2 > 1.6 && second % 2 < 1.9;

/** By how many samples the second is later than the first: where they agree best, within 50 ms. */
export function delayOf(before: Float32Array, after: Float32Array): number {
  let best = { agreement: -1, delay: 0 };
  for (let delay = -2_400; delay <= 2_400; delay += 4) {
    let agreement = 0;
    for (let place = RATE * 4; place < RATE * 6; place += 7)
      agreement += (before[place] ?? 0) * (after[place + delay] ?? 0);
    if (agreement > best.agreement) best = { agreement, delay };
  }
  return best.delay;
}

/** Writes samples as a lossless recording. */
export async function writeSound(path: string, samples: Float32Array): Promise<void> {
  const raw = `${path}.raw`;
  await writeFile(raw, Buffer.from(samples.buffer));
  const input = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', raw];
  await execute('ffmpeg', ['-loglevel', 'error', ...input, '-c:a', 'flac', path]);
}

/** Reads the sound of a file as samples. */
export async function readSound(path: string): Promise<Float32Array> {
  const output = ['-map', '0:a', '-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-'];
  const options = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
  const { stdout } = await execute('ffmpeg', ['-loglevel', 'error', '-i', path, ...output], options);
  return new Float32Array(new Uint8Array(stdout).buffer);
}
