import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs the system's ffmpeg, to make clips and to inspect results. Never used on untrusted files. */
export async function ffmpegTool(...args: readonly string[]): Promise<Buffer> {
  const options = { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 } as const;
  const { stdout } = await execute(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args],
    options,
  );
  return stdout;
}

export interface ProbedStream {
  readonly codec_type: string;
  readonly codec_name: string;
  readonly profile?: string;
  readonly pix_fmt?: string;
  readonly width?: number;
  readonly height?: number;
  readonly avg_frame_rate?: string;
  readonly sample_aspect_ratio?: string;
  readonly tags?: Readonly<Record<string, string>>;
  readonly side_data_list?: readonly Readonly<Record<string, unknown>>[];
}

export interface Probed {
  readonly streams: readonly ProbedStream[];
  readonly format: {
    readonly duration?: string;
    readonly format_name: string;
    readonly tags?: Readonly<Record<string, string>>;
  };
  readonly chapters: readonly unknown[];
}

/** Everything that ffprobe reports about a file. */
export async function probeTool(path: string): Promise<Probed> {
  const args = ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams', '-show_chapters', path];
  const { stdout } = await execute('ffprobe', args, { maxBuffer: 16 * 1024 * 1024 });
  return JSON.parse(stdout) as Probed;
}

/** Mean colour (red, green, blue; 0..255) of the quarters of a frame: top left, top right, bottom left, bottom right. */
export async function quartersOf(path: string, atSeconds = 0): Promise<readonly (readonly number[])[]> {
  const raw = await ffmpegTool(
    // ffmpeg cannot seek in a still picture, not even to 0.
    ...(atSeconds > 0 ? ['-ss', String(atSeconds)] : []),
    '-i',
    path,
    '-frames:v',
    '1',
    '-vf',
    'format=rgb24,scale=2:2:flags=area',
    '-f',
    'rawvideo',
    '-',
  );
  return [0, 1, 2, 3].map((quarter) => [...raw.subarray(quarter * 3, quarter * 3 + 3)]);
}

let encoders: Promise<string> | undefined;

/** Whether the system's ffmpeg has an encoder. */
export async function hasEncoder(name: string): Promise<boolean> {
  encoders ??= ffmpegTool('-encoders').then((text) => text.toString('utf8'));
  return new RegExp(`^ \\S+ ${name} `, 'm').test(await encoders);
}
