import type { CompressionPlan } from '../domain/compression-plan.js';
import type { HardwareEncoder } from '../domain/hardware-encoder.js';
import { transcodeArguments } from './ffmpeg-arguments.js';
import { hardwareTrial } from './hardware-arguments.js';

const plan: CompressionPlan = {
  videoTrack: 1,
  audioTrack: 0,
  audioChannels: 2,
  frameRate: { numerator: 30, denominator: 1 },
  duration: 12,
  keepsPicture: false,
  isHdr: false,
  renditions: [
    { name: '720p', width: 1280, height: 720, crf: 23, maxRate: 2_500, audioRate: 128 },
    { name: '360p', width: 640, height: 360, crf: 25, maxRate: 800, audioRate: 96 },
  ],
  poster: { width: 1280, height: 720 },
};
const vaapi: HardwareEncoder = { kind: 'vaapi', device: '/dev/dri/renderD128' };
const argumentsOf = (hardware: HardwareEncoder, of = plan) =>
  transcodeArguments('/job/original', of, ({ name }) => `/job/${name}.mp4`, 2, undefined, hardware);
const graphOf = (inputOptions: readonly string[]): readonly string[] =>
  inputOptions[inputOptions.indexOf('-filter_complex') + 1]?.split(';') ?? [];

describe('arguments for a hardware encoder', () => {
  it('decode and scale by software, and bring each rung to the device', () => {
    const { inputOptions, outputs } = argumentsOf(vaapi);
    expect(inputOptions.join(' ')).toContain('-init_hw_device vaapi=gpu:/dev/dri/renderD128 -filter_hw_device gpu ');
    expect(graphOf(inputOptions).slice(0, 3)).toEqual([
      '[0:1]fps=30/1,scale=1280:720:flags=bicubic,setsar=1,format=yuv420p,split=2[s720p][s360p]',
      '[s720p]format=nv12,hwupload[v720p]',
      '[s360p]scale=640:360:flags=bicubic,setsar=1,format=nv12,hwupload[v360p]',
    ]);
    expect(outputs[0]?.options.join(' ')).toContain(
      '-map [v720p] -c:v h264_vaapi -rc_mode VBR -b:v 1500k -bf 0 -profile:v high -maxrate 2500k -bufsize 5000k ' +
        '-force_key_frames expr:gte(t,n_forced*2) -g 120 -bsf:v filter_units=remove_types=6 -map [a720p] -c:a aac',
    );
  });

  it.each<[HardwareEncoder['kind'], string]>([
    ['nvenc', '-c:v h264_nvenc -preset p5 -rc vbr -cq 23 -b:v 0 -forced-idr 1 -no-scenecut 1 -profile:v high'],
    ['videotoolbox', '-c:v h264_videotoolbox -b:v 1500k -profile:v high'],
  ])('leave the device to %s', (kind, options) => {
    const { inputOptions, outputs } = argumentsOf({ kind, device: null });
    expect(inputOptions).not.toContain('-init_hw_device');
    expect(graphOf(inputOptions)[0]).toContain('split=2[v720p][s360p]');
    expect(outputs[0]?.options.join(' ')).toContain(options);
  });

  it('try a device with the options of a rung', () => {
    const { name, open = [], upload, options } = hardwareTrial(vaapi);
    expect(name).toBe('360p');
    expect(open.join(' ')).toBe('-init_hw_device vaapi=gpu:/dev/dri/renderD128 -filter_hw_device gpu');
    expect(upload).toEqual(['format=nv12', 'hwupload']);
    expect(options.join(' ')).toBe(
      '-c:v h264_vaapi -rc_mode VBR -b:v 480k -bf 0 -profile:v high -maxrate 800k -bufsize 1600k ' +
        '-force_key_frames expr:not(n) -g 20 -bsf:v filter_units=remove_types=6',
    );
  });
});
