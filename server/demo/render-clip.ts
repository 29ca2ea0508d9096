import { execFile } from 'node:child_process';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Fonts of common distributions that have every letter of French names; without one the clip has no text. */
const fonts = [
  '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
  '/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf',
  '/usr/share/fonts/dejavu/DejaVuSans.ttf',
  '/usr/share/fonts/TTF/DejaVuSans.ttf',
];

/** Pairs of colours under white text: ink, wine, pine, plum, steel, each with amber or slate. */
const palettes = [
  ['0x1B2233', '0x8A5A1E'],
  ['0x3A1C2B', '0xA8662B'],
  ['0x16332B', '0x5A6B3A'],
  ['0x2B1F44', '0x7A4A6B'],
  ['0x1D3140', '0x4F6D7A'],
] as const;

const SECONDS = 6;
const TIMEOUT_MS = 60_000;

async function findFont(): Promise<string | null> {
  for (const font of fonts) {
    const found = await access(font).then(
      () => true,
      () => false,
    );
    if (found) return font;
  }
  return null;
}

/**
 * Renders a short clip: a slow gradient with the person's first name, and the wave of a tone that rises and falls like speech.
 *
 * @param folder an empty folder for the files that ffmpeg reads and writes.
 * @param variant chooses the colours and the pitch.
 * @returns the file, as a phone would send it: H.264 and AAC in MP4.
 * @throws if ffmpeg is missing or fails.
 */
export async function renderClip(folder: string, firstName: string, variant: number): Promise<string> {
  const [from, to] = palettes[variant % palettes.length] ?? palettes[0];
  const file = join(folder, 'clip.mp4');
  const font = await findFont();
  const pitch = 120 + 22 * (variant % 5);
  // Four syllables a second, in sentences of two and a half seconds, which moves the wave below the name and sounds soft.
  const voice = `0.18*sin(2*PI*${pitch}*t+3*sin(2*PI*0.8*t))*(0.55+0.45*sin(2*PI*4*t))*(0.6+0.4*sin(2*PI*0.4*t))`;
  // The name is passed in a file, because a filter's quoting has too many special characters.
  if (font) await writeFile(join(folder, 'name.txt'), firstName);
  const name = font
    ? `drawtext=fontfile=${font}:textfile=name.txt:fontcolor=white:fontsize=72:x=(w-text_w)/2:y=(h-text_h)/2-30:alpha=min(1\\,t)`
    : 'null';
  const graph = [
    '[1:a]asplit[sound][shape]',
    '[shape]showwaves=size=960x105:rate=25:n=12:mode=line:draw=full:colors=0xFFC578[wave]',
    `[0:v]${name}[named]`,
    '[named][wave]overlay=x=0:y=360,format=yuv420p[picture]',
  ];
  const colours = `gradients=size=960x540:rate=25:c0=${from}:c1=${to}:x0=150:y0=0:x1=960:y1=675:speed=0.004`;
  await run(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
      ...['-f', 'lavfi', '-i', `${colours}:duration=${SECONDS}`],
      ...['-f', 'lavfi', '-i', `aevalsrc=exprs=${voice}:sample_rate=44100:duration=${SECONDS}`],
      ...['-filter_complex', graph.join(';'), '-map', '[picture]', '-map', '[sound]'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '23', '-c:a', 'aac', '-b:a', '96k', '-shortest', file],
    ],
    { cwd: folder, timeout: TIMEOUT_MS, killSignal: 'SIGKILL' },
  );
  return file;
}
