import type { CompressionPlan } from '../domain/compression-plan.js';
import { measureArguments, posterArguments, transcodeArguments } from './ffmpeg-arguments.js';
import { probeArguments } from './ffprobe.js';
import { inputGuards } from './input-guards.js';

const plan: CompressionPlan = {
  videoTrack: 1,
  audioTrack: 0,
  audioChannels: 2,
  frameRate: { numerator: 30_000, denominator: 1_001 },
  duration: 12,
  renditions: [{ name: '720p', width: 720, height: 1280, crf: 23, maxRate: 2_500, audioRate: 128 }],
  poster: { width: 720, height: 1280 },
};
const target = ({ name }: { name: string }): string => `/job/${name}.mp4`;

const guards =
  '-protocol_whitelist file -format_whitelist mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi ' +
  '-codec_whitelist:v h264,hevc,vp8,libvpx,vp9,libvpx-vp9,libdav1d,libaom-av1,av1,mpeg4,msmpeg4,mjpeg,mpeg2video,h263,prores,png ' +
  '-codec_whitelist:a aac,mp3float,mp3,mp2float,mp2,opus,libopus,vorbis,libvorbis,flac,alac,ac3,amrnb,libopencore_amrnb,' +
  'amrwb,libopencore_amrwb,pcm_u8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_f32le,pcm_mulaw,pcm_alaw ' +
  '-max_pixels 16777216 -max_streams 64';
const run = '-hide_banner -nostdin -loglevel error -nostats -progress pipe:2 -stats_period 0.5';
const strip = '-map_metadata -1 -map_chapters -1 -sn -dn -fflags +bitexact -flags:v +bitexact -flags:a +bitexact';

describe('arguments for ffmpeg', () => {
  it('guard every input', () => {
    expect(inputGuards.join(' ')).toBe(guards);
  });

  it('make a rendition', () => {
    const { inputOptions, input, outputs } = transcodeArguments('/job/original', plan, target, 2);
    expect(inputOptions.join(' ')).toBe(`${run} -filter_threads 2 -threads 2 ${guards} -t 3602`);
    expect(input).toBe('file:/job/original');
    expect(outputs).toHaveLength(1);
    expect(outputs[0]?.target).toBe('file:/job/720p.mp4');
    expect(outputs[0]?.options).toEqual([
      '-map',
      '0:1',
      '-filter:v',
      'fps=30000/1001,scale=720:1280:flags=bicubic,setsar=1,format=yuv420p',
      ...'-c:v libx264 -preset veryfast -profile:v high -crf 23 -maxrate 2500k -bufsize 5000k'.split(' '),
      ...'-force_key_frames expr:gte(t,n_forced*2) -sc_threshold 0 -a53cc 0 -threads:v 2'.split(' '),
      ...'-map 0:0 -filter:a aresample=async=1000:first_pts=0 -c:a aac -b:a 128k -ar 48000 -ac 2'.split(' '),
      ...strip.split(' '),
      ...'-movflags +faststart -f mp4'.split(' '),
    ]);
  });

  it('leave the sound out where there is none', () => {
    const [output] = transcodeArguments(
      '/job/original',
      { ...plan, audioTrack: null, audioChannels: 0 },
      target,
      2,
    ).outputs;
    expect(output?.options).toContain('-an');
    expect(output?.options.join(' ')).not.toMatch(/aac|0:0/);
  });

  it('make a whole ladder from one decode', () => {
    const ladder = [
      ...plan.renditions,
      { name: '360p' as const, width: 360, height: 640, crf: 25, maxRate: 800, audioRate: 96 },
    ];
    const { outputs } = transcodeArguments('/job/original', { ...plan, renditions: ladder }, target, 2);
    expect(outputs.map((output) => output.target)).toEqual(['file:/job/720p.mp4', 'file:/job/360p.mp4']);
  });

  it('measure a recording without decoding it', () => {
    const { inputOptions, outputs } = measureArguments('/job/original', plan);
    expect(inputOptions.join(' ')).toBe(`${run} ${guards} -t 3602`);
    expect(outputs).toEqual([{ options: '-map 0:1 -c copy -f null'.split(' '), target: '-' }]);
  });

  it('take the poster after the first second, or earlier in a short video', () => {
    const seek = (duration: number): string =>
      posterArguments('/job/720p.mp4', plan.poster, duration, '/job/poster.jpg').inputOptions.slice(-2).join(' ');
    expect(seek(120)).toBe('-ss 1.000');
    expect(seek(5)).toBe('-ss 0.500');
    expect(seek(0.1)).toBe('-ss 0.000');
    const [poster] = posterArguments('/job/720p.mp4', plan.poster, 120, '/job/poster.jpg').outputs;
    expect(poster?.options.join(' ')).toBe(
      `-map 0:v:0 -an ${strip} -filter:v thumbnail=24,scale=720:1280:flags=bicubic,setsar=1,format=yuvj420p -frames:v 1 -c:v mjpeg -q:v 4 -f mjpeg`,
    );
  });

  it('probe behind the same guards', () => {
    expect(probeArguments('/job/original').join(' ')).toBe(
      `-hide_banner -loglevel error ${guards} -show_entries format=format_name,duration,nb_streams:` +
        'stream=index,codec_type,codec_name,width,height,sample_aspect_ratio,avg_frame_rate,channels:' +
        'stream_disposition=attached_pic:stream_side_data=rotation:stream_tags=rotate -print_format json -i file:/job/original',
    );
  });
});
