import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { confinedEnvironment, findShell } from '../../../server/platform/cage/index.js';
import type { HardwareKind } from '../../../server/modules/media/domain/hardware-encoder.js';
import type { Confinement } from '../../../server/modules/media/ffmpeg/confinement.js';
import { findHardware } from '../../../server/modules/media/ffmpeg/find-hardware.js';
import { checkPlaylists } from '../../playlists/check-playlists.js';
import { ffmpegTool } from '../../support/samples/ffmpeg-tool.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';
import { readerOf } from './support/playlist-files.js';

jest.setTimeout(120_000);
const run = promisify(execFile);

/** Arguments for NVENC as arguments for libx264: without a card, only what happens to its results can be tested. */
const forSoftware = (args: readonly string[]): readonly string[] => {
  const others: Readonly<Record<string, string>> = { h264_nvenc: 'libx264', p5: 'ultrafast', '-cq': '-crf' };
  const left = new Set(['-rc', '-no-scenecut', '-b:v']);
  return args
    .filter((each, place) => !left.has(each) && !left.has(args[place - 1] ?? ''))
    .map((each) => others[each] ?? each);
};

/** A machine on which software encodes in the place of NVENC. @param change of the arguments */
const withStandIn = (
  confinement: Confinement,
  change: (args: readonly string[], command: string) => { readonly command: string; readonly args: readonly string[] },
): Confinement => ({
  ...confinement,
  timer: null,
  launch: (command, args, limits, folder) => {
    const other = args.includes('h264_nvenc') ? change(forSoftware(args), command) : { command, args };
    return confinement.launch(other.command, other.args, limits, folder);
  },
});
const asItIs = (args: readonly string[], command: string) => ({ command, args });

/** A kind that this system never has. */
const elsewhere: HardwareKind = process.platform === 'darwin' ? 'nvenc' : 'videotoolbox';

describe('a hardware encoder', () => {
  let bench: FfmpegBench;
  let clip: string;
  beforeAll(async () => {
    bench = await openFfmpegBench();
    clip = `${bench.root}/clip.mp4`;
    const sources = ['testsrc2=size=640x480:rate=10:duration=2', 'sine=frequency=440:duration=2'];
    const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-i', source]);
    await ffmpegTool(...inputs, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', clip);
  });
  afterAll(() => bench.close());

  it('is not found where its device does not work', async () => {
    expect(await findHardware(bench.confinement, 'auto', { dev: `${bench.root}/no-devices` })).toBeNull();
    // A file instead of a device: its cage opens, and ffmpeg's driver fails.
    await mkdir(`${bench.root}/dev/dri`, { recursive: true });
    await writeFile(`${bench.root}/dev/dri/renderD128`, '');
    const told: string[] = [];
    const options = { dev: `${bench.root}/dev`, onFault: (_: string, reason: string) => void told.push(reason) };
    expect(await findHardware(bench.confinement, 'vaapi', options)).toBeNull();
    expect(told).toEqual([expect.stringMatching(/device|Input|Invalid|denied/i)]);
  });

  it.each<HardwareKind>(['vaapi', elsewhere])(
    'of kind %s that fails gives way to software, and the video is as ever',
    async (kind) => {
      const told: string[] = [];
      const { files, madeWith } = await bench.make(clip, {
        hardware: { kind, device: `${bench.root}/renderD128`, confinement: bench.confinement },
        onFallback: (failed, reason) => told.push(`${failed}: ${reason}`),
      });
      expect(told).toEqual([expect.stringMatching(new RegExp(`^${kind}: ffmpeg `))]);
      expect(madeWith).toBe('fallback');
      expect(await checkPlaylists(readerOf(files), 'main.m3u8')).toEqual([]);
    },
  );

  it('is found only if what it encodes shows the test picture', async () => {
    const { confinement } = bench;
    await mkdir(`${bench.root}/cards`);
    await writeFile(`${bench.root}/cards/nvidia0`, '');
    const told: string[] = [];
    const findWith = (change: Parameters<typeof withStandIn>[1]) =>
      findHardware({ ...confinement, withDevices: () => Promise.resolve(withStandIn(confinement, change)) }, 'nvenc', {
        dev: `${bench.root}/cards`,
        onFault: (_, reason) => told.push(reason),
      });
    expect(await findWith(asItIs)).toMatchObject({ kind: 'nvenc' });
    // A driver that ends well and encodes a green picture, and one that encodes another codec.
    const green = 'format=yuv420p,drawbox=color=green:thickness=fill';
    const drawn = (each: string): string => (each === 'format=yuv420p' ? green : each);
    expect(await findWith((args, command) => ({ command, args: args.map(drawn) }))).toBeNull();
    expect(told).toEqual([expect.stringMatching(/^shows another picture/)]);
    const other = (each: string): string => (each === 'libx264' ? 'mpeg4' : each === 'high' ? '15' : each);
    expect(await findWith((args, command) => ({ command, args: args.map(other) }))).toBeNull();
  });

  it('makes the video if its result is accepted', async () => {
    const told: string[] = [];
    const { madeWith, files } = await bench.make(clip, {
      hardware: { kind: 'nvenc', device: null, confinement: withStandIn(bench.confinement, asItIs) },
      onFallback: (_, reason) => told.push(reason),
    });
    expect([madeWith, told]).toEqual(['nvenc', []]);
    expect(await checkPlaylists(readerOf(files), 'main.m3u8')).toEqual([]);
  });

  it('that crashes in the middle gives way to software, and nothing of its half is left', async () => {
    const shell = await findShell();
    if (shell === null) throw new Error('no shell');
    // The first second is written, then the process ends like that of a driver that crashes.
    const half = (args: readonly string[]): readonly string[] =>
      args.flatMap((each) => (each === '-i' ? ['-t', '1', each] : [each]));
    const told: string[] = [];
    const crashing = withStandIn(bench.confinement, (args, command) => ({
      command: shell,
      args: ['-c', '"$0" "$@"; kill -SEGV $$', command, ...half(args)],
    }));
    const { madeWith, files, duration } = await bench.make(clip, {
      hardware: { kind: 'nvenc', device: null, confinement: crashing },
      onFallback: (_, reason) => told.push(reason),
    });
    expect([madeWith, told]).toEqual(['fallback', [expect.stringMatching(/SIGSEGV/)]]);
    expect(duration).toBeCloseTo(2, 0);
    expect(await checkPlaylists(readerOf(files), 'main.m3u8')).toEqual([]);
  });

  it('whose result is not accepted gives way to software', async () => {
    // An ffmpeg that ends well and writes something else, once.
    const other = `${bench.root}/other.mp4`;
    await ffmpegTool('-f', 'lavfi', '-i', 'testsrc2=size=320x240:rate=10:duration=2', '-pix_fmt', 'yuv420p', other);
    const { confinement } = bench;
    const written: string[] = [];
    const lying: Confinement = {
      ...confinement,
      timer: null,
      launch: (command, args, limits, folder) => {
        const targets = args.filter((each) => /\/\d+p\.mp4$/.test(each)).map((each) => each.replace(/^file:/, ''));
        if (targets.length === 0) return confinement.launch(command, args, limits, folder);
        written.push(...targets);
        const script = targets.map((target) => `cp '${other}' '${target}'`).join(' && ');
        return { command: '/bin/sh', args: ['-c', `${script} && chmod 644 ${targets.join(' ')}`] };
      },
    };
    const told: string[] = [];
    const { madeWith, files } = await bench.make(clip, {
      hardware: { kind: 'vaapi', device: null, confinement: lying },
      onFallback: (_, reason) => told.push(reason),
    });
    expect(written).toHaveLength(2);
    expect([madeWith, told]).toEqual(['fallback', ['720p has other tracks than one picture and the sound']]);
    expect(await checkPlaylists(readerOf(files), 'main.m3u8')).toEqual([]);
  });

  it('has its device in its cage, which others do not have', async () => {
    const { confinement } = bench;
    const opened = await confinement.withDevices(['/dev/zero'], []);
    const shell = await findShell();
    if (!opened || shell === null) throw new Error('no cage with a device');
    const sees = async ({ launch }: Pick<Confinement, 'launch'>): Promise<boolean> => {
      const limits = { cpuSeconds: 5, outputBytes: 1024 };
      const { command, args } = launch(shell, ['-c', 'test -c /dev/zero'], limits, null);
      return run(command, [...args], { env: confinedEnvironment, timeout: 10_000 }).then(
        () => true,
        () => false,
      );
    };
    expect(await sees(opened)).toBe(true);
    // Without a wall every device of its user is there.
    expect(await sees(confinement)).toBe(confinement.level !== 'wall');
    expect(opened.level).toBe(confinement.level);
  });

  it('is not used for a picture that is copied', async () => {
    const small = `${bench.root}/small.mp4`;
    await ffmpegTool('-i', clip, '-vf', 'scale=320:240', '-c:v', 'libx264', '-g', '20', '-pix_fmt', 'yuv420p', small);
    const { madeWith, files } = await bench.make(small, {
      hardware: { kind: 'vaapi', device: null, confinement: bench.confinement },
    });
    expect(madeWith).toBe('software');
    expect(files.some(({ label }) => label === 'kept')).toBe(true);
  });
});
