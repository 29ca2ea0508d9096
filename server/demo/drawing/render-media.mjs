/**
 * Makes the pictures and clips of the demo into `server/demo/media`, and the times of their sentences. Needs Node 24, ffmpeg, espeak-ng
 * and flite; the product needs none of it.
 *
 * @example node server/demo/drawing/render-media.mjs            // everything
 * @example node server/demo/drawing/render-media.mjs candidate  // one clip
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { format } from 'oxfmt';
import sharp from 'sharp';

import { frame, portrait } from './figure.mjs';
import { logos } from './logos.mjs';
import { people } from './people.mjs';
import { SAMPLE_RATE, soundAt, speakAll, writeSamples } from './voice.mjs';

// Sources import each other as `.js`, the name after the build.
registerHooks({
  resolve: (name, context, next) =>
    next(context.parentURL?.includes('/demo/content/') ? name.replace(/\.js$/, '.ts') : name, context),
});
const { spoken } = await import('../content/spoken.ts');

const FRAMES_PER_SECOND = 15;
const media = join(import.meta.dirname, '../media');

const picture = (svg, side) => sharp(Buffer.from(svg)).resize(side, side).webp({ quality: 80, effort: 6 }).toBuffer();

/** A number from 0 to 1 that is the same at every run: mulberry32. */
function randomOf(seed) {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 2_654_435_761), 9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Moments at which the eyes close, every two to five seconds. */
function blinksOf(random, seconds) {
  const moments = [];
  for (let at = 1.4; at < seconds; at += 2 + random() * 3) moments.push(at);
  return moments;
}

/** The faces of a clip, one a picture. */
function moodsOf(key, { samples, seconds }) {
  const random = randomOf(key);
  const blinks = blinksOf(random, seconds);
  const phase = random() * 6;
  let open = 0;
  return Array.from({ length: Math.ceil(seconds * FRAMES_PER_SECOND) }, (_, at) => {
    const second = at / FRAMES_PER_SECOND;
    const { loudness, sharpness } = soundAt(samples, second);
    const wanted = Math.min(1, loudness * 5.5) * (1 - 0.6 * sharpness);
    open += (wanted - open) * 0.75;
    // Steps instead of a continuous mouth, so that equal pictures follow each other and cost nothing.
    const step = open < 0.06 ? 0 : Math.ceil(open * 5) / 5;
    return {
      open: step,
      wide: 0.8 + 0.3 * sharpness - 0.12 * step,
      lids: blinks.some((blink) => second >= blink && second < blink + 0.14) ? 1 : 0,
      gaze: Math.round(Math.sin(second * 0.43 + phase) * 1.3) * 0.5,
      turn: Math.round(Math.sin(second * 0.9 + phase) * 8) / 4,
      nod: Math.round((Math.sin(second * 1.7 + phase) * 1.6 + step * 1.4) * 2) / 2,
      sway: Math.round(Math.sin(second * 0.6 + phase * 2) * 6) / 2,
      breath: Math.round(Math.sin(second * 1.3) * 2) / 2,
    };
  });
}

/** The first name in the corner. */
function label(svg, name) {
  const width = 34 + name.length * 11.4;
  const sign = `<g transform="translate(20 312)"><rect width="${width}" height="32" rx="16" fill="#161A22" opacity=".86"/><circle cx="17" cy="16" r="4" fill="#FFB454"/><text x="28" y="22" font-family="DejaVu Sans" font-size="17" fill="#FAF7F2">${name}</text></g>`;
  return svg.replace('</svg>', `${sign}</svg>`);
}

const rounded = (value) => Math.round(value * 1000) / 1000;

/** Renders one clip. @returns the times of its sentences */
async function clip(key, words) {
  const folder = await mkdtemp(join(tmpdir(), 'entrevue-media-'));
  try {
    const sound = await speakAll(folder, words);
    const soundFile = join(folder, 'sound.s16');
    await writeSamples(soundFile, sound.samples);
    const ffmpeg = spawn(
      'ffmpeg',
      [
        ...[
          '-v',
          'error',
          '-y',
          '-f',
          'rawvideo',
          '-pix_fmt',
          'rgb24',
          '-s',
          '640x360',
          '-r',
          `${FRAMES_PER_SECOND}`,
          '-i',
          '-',
        ],
        ...['-f', 's16le', '-ar', `${SAMPLE_RATE}`, '-ac', '1', '-i', soundFile],
        ...[
          '-c:v',
          'libx264',
          '-profile:v',
          'high',
          '-pix_fmt',
          'yuv420p',
          '-preset',
          'veryslow',
          '-tune',
          'animation',
          '-crf',
          '27',
        ],
        ...['-g', `${FRAMES_PER_SECOND * 2}`, '-keyint_min', `${FRAMES_PER_SECOND * 2}`, '-sc_threshold', '0'],
        ...['-af', 'loudnorm=I=-16:TP=-1.5:LRA=11', '-ar', '44100', '-c:a', 'aac', '-b:a', '40k', '-ac', '1'],
        ...['-movflags', '+faststart', '-map_metadata', '-1', '-shortest', join(media, 'clips', `${key}.mp4`)],
      ],
      { stdio: ['pipe', 'inherit', 'inherit'] },
    );
    const drawn = new Map();
    for (const mood of moodsOf(key, sound)) {
      const state = JSON.stringify(mood);
      let pixels = drawn.get(state);
      if (!pixels) {
        const svg = label(frame(people[key], mood), words.name);
        pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
        if (drawn.size < 300) drawn.set(state, pixels);
      }
      if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
    }
    ffmpeg.stdin.end();
    const [code] = await once(ffmpeg, 'exit');
    if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${key}`);
    return { seconds: rounded(sound.seconds), parts: sound.times.map((part) => part.map((line) => line.map(rounded))) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
const isWanted = (key) => wanted.length === 0 || wanted.includes(key);
for (const folder of ['clips', 'portraits', 'logos']) await mkdir(join(media, folder), { recursive: true });
for (const [key, person] of Object.entries(people))
  if (isWanted(key)) await writeFile(join(media, 'portraits', `${key}.webp`), await picture(portrait(person), 512));
for (const [key, svg] of Object.entries(logos))
  if (isWanted(key)) await writeFile(join(media, 'logos', `${key}.webp`), await picture(svg, 320));
const timesFile = join(media, 'clips', 'times.json');
const times = JSON.parse(await readFile(timesFile, 'utf8').catch(() => '{}'));
for (const [key, words] of Object.entries(spoken)) {
  if (!isWanted(key)) continue;
  times[key] = await clip(key, words);
  process.stdout.write(`${key} ${times[key].seconds} s\n`);
}
await writeFile(timesFile, (await format(timesFile, JSON.stringify(times), { printWidth: 140 })).code);
