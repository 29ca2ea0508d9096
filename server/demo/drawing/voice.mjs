import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const SAMPLE_RATE = 24_000;

/** Seconds of silence before the first sentence, between sentences, between chapters, and at the end. */
const pauses = { start: 0.7, line: 0.34, part: 0.75, end: 0.9 };

/** Takes the edge off the synthetic voice. */
const softened = 'highpass=f=80,lowpass=f=7200,equalizer=f=3200:t=q:w=1.2:g=-3';

/** Speaks one sentence with espeak-ng (French) or flite (English), without the silence around it. */
async function speak(folder, { language, voice }, text) {
  const [raw, wav] = [join(folder, 'raw.wav'), join(folder, 'line.wav')];
  await (language === 'fr'
    ? run('espeak-ng', ['-v', `fr+${voice.name}`, '-s', '148', '-w', raw, text.replaceAll(/ (?=[:;?!])/g, '')])
    : run('flite', ['-voice', voice.name, '--setf', 'duration_stretch=1.06', '-t', text, '-o', raw]));
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'stream=sample_rate',
    '-of',
    'csv=p=0',
    raw,
  ]);
  const trim = 'silenceremove=start_periods=1:start_threshold=-45dB';
  const pitched = `asetrate=${Math.round(Number(stdout) * voice.pitch)},aresample=${SAMPLE_RATE},atempo=${1 / voice.pitch}`;
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-i', raw, '-af', `${trim},areverse,${trim},areverse,${pitched},${softened}`],
    ...['-ac', '1', '-c:a', 'pcm_s16le', '-f', 's16le', wav],
  ]);
  const bytes = await readFile(wav);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/**
 * Speaks a whole clip.
 * @returns {Promise<{ samples: Int16Array, seconds: number, times: [number, number][][] }>} start and end of each sentence, by chapter
 */
export async function speakAll(folder, spoken) {
  const pieces = [];
  let at = 0;
  const rest = (seconds) => {
    pieces.push(new Int16Array(Math.round(seconds * SAMPLE_RATE)));
    at += seconds;
  };
  const times = [];
  rest(pauses.start);
  for (const part of spoken.parts) {
    if (times.length > 0) rest(pauses.part - pauses.line);
    const chapter = [];
    for (const line of part.lines) {
      const samples = await speak(folder, spoken, line[spoken.language]);
      const from = at;
      pieces.push(samples);
      at += samples.length / SAMPLE_RATE;
      chapter.push([from, at]);
      rest(pauses.line);
    }
    times.push(chapter);
  }
  rest(pauses.end);
  const samples = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    samples.set(piece, offset);
    offset += piece.length;
  }
  return { samples, seconds: samples.length / SAMPLE_RATE, times };
}

/** Writes the samples for ffmpeg. @param {string} file @param {Int16Array} samples */
export const writeSamples = (file, samples) => writeFile(file, Buffer.from(samples.buffer));

/**
 * Loudness (0..1) and sharpness (0..1, high for s and f) of the sound around a moment.
 * @param {Int16Array} samples @param {number} second
 */
export function soundAt(samples, second) {
  const [from, to] = [second - 0.035, second + 0.035].map((at) => Math.max(0, Math.round(at * SAMPLE_RATE)));
  let [square, crossings] = [0, 0];
  const end = Math.min(to, samples.length);
  for (let at = from + 1; at < end; at += 1) {
    square += samples[at] ** 2;
    if (samples[at] < 0 !== samples[at - 1] < 0) crossings += 1;
  }
  const length = Math.max(1, end - from);
  return { loudness: Math.sqrt(square / length) / 32_768, sharpness: Math.min(1, crossings / length / 0.25) };
}
