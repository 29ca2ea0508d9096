import type { CompressionPlan } from '../domain/compression-plan.js';
import { codecLadder, encodersOf, type FurtherEncoder } from '../domain/further-codecs.js';
import { codecArguments, codecOptions } from './codec-arguments.js';
import { packageArguments, transcodeArguments } from './ffmpeg-arguments.js';
import { inputGuards } from './input-guards.js';
import { remuxArguments } from './remux.js';

const plan: CompressionPlan = {
  videoTrack: 1,
  audioTrack: 0,
  audioChannels: 2,
  frameRate: { numerator: 30_000, denominator: 1_001 },
  duration: 12,
  keepsPicture: false,
  countsFrames: true,
  isHdr: false,
  renditions: [
    { name: '720p', width: 1280, height: 720, crf: 23, maxRate: 2_500, audioRate: 128 },
    { name: '360p', width: 640, height: 360, crf: 25, maxRate: 800, audioRate: 96 },
  ],
  poster: { width: 1280, height: 720 },
};
const pathOf = (name: string): string => `/job/${name}.mp4`;
const [svt, aom] = encodersOf.av1 as readonly [FurtherEncoder, FurtherEncoder];
const [x265] = encodersOf.hevc as readonly [FurtherEncoder];
const argumentsOf = (encoder: FurtherEncoder, of = plan) =>
  codecArguments('/job/original', of, codecLadder(of, encoder.codec), encoder, pathOf, 2);

describe('arguments for rungs of a further codec', () => {
  it('make all of them from one decode of the original, with the sound of the same rungs of H.264', () => {
    const { inputOptions, input, moreInputs, outputs } = argumentsOf(svt);
    expect(inputOptions[inputOptions.indexOf('-filter_complex') + 1]?.split(';')).toEqual([
      '[0:1]fps=30000/1001,scale=1280:720:flags=bicubic,setsar=1,format=yuv420p,split=2[v720p_av1][s360p_av1]',
      '[s360p_av1]scale=640:360:flags=bicubic,setsar=1[v360p_av1]',
    ]);
    expect(inputOptions.join(' ')).toContain(`-threads 2 ${inputGuards.join(' ')} -t 3602`);
    expect([input, ...(moreInputs ?? []).map(({ source }) => source)]).toEqual([
      'file:/job/original',
      'file:/job/720p.mp4',
      'file:/job/360p.mp4',
    ]);
    expect((moreInputs ?? []).every(({ options }) => options.join() === inputGuards.join())).toBe(true);
    expect(outputs.map(({ target }) => target)).toEqual(['file:/job/720p_av1.mp4', 'file:/job/360p_av1.mp4']);
    expect(outputs[1]?.options.join(' ')).toBe(
      '-map [v360p_av1] -c:v libsvtav1 -preset 8 -crf 38 -maxrate 480k -bufsize 960k -g 60 -svtav1-params lp=2:scd=0 ' +
        '-map 2:a:0 -c:a copy -map_metadata -1 -map_chapters -1 -sn -dn -fflags +bitexact -flags:v +bitexact ' +
        '-flags:a +bitexact -movflags +faststart -f mp4',
    );
  });

  it('leave the sound out where there is none', () => {
    const { moreInputs, outputs } = argumentsOf(svt, { ...plan, audioTrack: null, audioChannels: 0 });
    expect(moreInputs).toEqual([]);
    expect(outputs[0]?.options).toContain('-an');
    expect(outputs[0]?.options.join(' ')).not.toContain(':a:0');
  });

  it.each([
    [aom, '-c:v libaom-av1 -usage good -cpu-used 6 -row-mt 1 -threads:v 2 -crf 36 -b:v 1500k -g 60 -keyint_min 60'],
    [
      x265,
      '-c:v libx265 -preset veryfast -profile:v main -crf 36 -maxrate 1500k -bufsize 3000k -g 60 -keyint_min 60 ' +
        '-x265-params scenecut=0:open-gop=0:info=0:log-level=error:pools=2 -tag:v hvc1',
    ],
  ])('name the quality, the highest rate and the distance of key frames to $encoder', (encoder, options) => {
    expect(codecOptions(encoder, { crf: 36, maxRate: 1_500 }, 60, 2).join(' ')).toBe(options);
  });

  it('put key frames of H.264 at the same frames', () => {
    const options = (of: CompressionPlan): string =>
      transcodeArguments('/job/original', of, ({ name }) => pathOf(name), 2).outputs[0]?.options.join(' ') ?? '';
    expect(options(plan)).toContain('-force_key_frames expr:not(mod(n,60)) -sc_threshold 0');
    expect(options({ ...plan, countsFrames: false })).toContain('-force_key_frames expr:gte(t,n_forced*2)');
  });

  it('keep the tag of Apple’s players when a rung is cut or written again', () => {
    const cut = packageArguments(pathOf('720p_hevc'), '/job/720p_hevc.segments.mp4', '/job/720p_hevc.m3u8', 'hevc');
    expect(cut.outputs[0]?.options.join(' ')).toContain('-map 0 -c copy -tag:v hvc1 ');
    const written = remuxArguments('/job/given-720p_hevc', pathOf('720p_hevc'), 'hevc');
    expect(written.outputs[0]?.options.join(' ')).toContain('-bsf:v filter_units=remove_types=39|40 -tag:v hvc1 ');
    expect(remuxArguments('/job/given', pathOf('720p'), null).outputs[0]?.options.join(' ')).toContain(
      'remove_types=6 -map',
    );
  });
});
