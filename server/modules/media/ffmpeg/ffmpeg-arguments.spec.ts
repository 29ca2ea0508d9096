import type { CompressionPlan } from '../domain/compression-plan.js';
import { measureArguments, packageArguments, spriteArguments, transcodeArguments } from './ffmpeg-arguments.js';
import { probeArguments } from './ffprobe.js';
import { inputGuards } from './input-guards.js';

const plan: CompressionPlan = {
  videoTrack: 1,
  audioTrack: 0,
  audioChannels: 2,
  frameRate: { numerator: 30_000, denominator: 1_001 },
  duration: 12,
  keepsPicture: false,
  isHdr: false,
  renditions: [{ name: '720p', width: 720, height: 1280, crf: 23, maxRate: 2_500, audioRate: 128 }],
  poster: { width: 720, height: 1280 },
};
const target = ({ name }: { name: string }): string => `/job/${name}.mp4`;

const guards =
  '-protocol_whitelist file -format_whitelist mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mp3,wav,ogg ' +
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

  const loud = 'loudnorm=I=-16:TP=-1.5:LRA=11';
  const graphOf = (changed: CompressionPlan): string => {
    const { inputOptions } = transcodeArguments('/job/original', changed, target, 2);
    return inputOptions[inputOptions.indexOf('-filter_complex') + 1] ?? '';
  };
  const ladder: CompressionPlan = {
    ...plan,
    renditions: [...plan.renditions, { name: '360p', width: 360, height: 640, crf: 25, maxRate: 800, audioRate: 96 }],
  };

  it('leave the level of the sound as recorded if the installation wants it', () => {
    const { inputOptions } = transcodeArguments('/job/original', plan, target, 2, {
      isLevelled: false,
      reducesNoise: false,
    });
    expect(inputOptions.join(' ')).toContain(';[0:0]aresample=async=1000:first_pts=0,aresample=48000[a720p]');
  });

  it('reduce noise before the levelling makes it louder', () => {
    const treatment = { isLevelled: true, reducesNoise: true };
    const { inputOptions } = transcodeArguments('/job/original', plan, target, 2, treatment);
    expect(inputOptions.join(' ')).toContain(
      `first_pts=0,afwtdn=sigma=0.005:adaptive=1,${loud},aresample=48000[a720p]`,
    );
  });

  it('make a rendition', () => {
    const { inputOptions, input, outputs } = transcodeArguments('/job/original', plan, target, 2);
    expect(graphOf(plan)).toBe(
      '[0:1]fps=30000/1001,scale=720:1280:flags=bicubic,setsar=1,format=yuv420p[v720p];' +
        `[0:0]aresample=async=1000:first_pts=0,${loud},aresample=48000[a720p]`,
    );
    expect(inputOptions.join(' ')).toBe(
      `${run} -filter_complex ${graphOf(plan)} -filter_complex_threads 2 -threads 2 ${guards} -t 3602`,
    );
    expect(input).toBe('file:/job/original');
    expect(outputs).toHaveLength(1);
    expect(outputs[0]?.target).toBe('file:/job/720p.mp4');
    expect(outputs[0]?.options).toEqual([
      ...'-map [v720p]'.split(' '),
      ...'-c:v libx264 -preset veryfast -profile:v high -crf 23 -maxrate 2500k -bufsize 5000k'.split(' '),
      ...'-force_key_frames expr:gte(t,n_forced*2) -sc_threshold 0 -a53cc 0 -threads:v 2'.split(' '),
      ...'-map [a720p] -c:a aac -b:a 128k -ar 48000 -ac 2'.split(' '),
      ...strip.split(' '),
      ...'-movflags +faststart -f mp4'.split(' '),
    ]);
  });

  it('leave the sound out where there is none', () => {
    const mute = { ...plan, audioTrack: null, audioChannels: 0 };
    const [output] = transcodeArguments('/job/original', mute, target, 2).outputs;
    expect(output?.options).toContain('-an');
    expect(output?.options.join(' ')).not.toMatch(/aac|a720p/);
    expect(graphOf(mute)).not.toContain('loudnorm');
  });

  it('make a whole ladder from one decode, one measure of loudness and one change of rate', () => {
    const { outputs } = transcodeArguments('/job/original', ladder, target, 2);
    expect(outputs.map((output) => output.target)).toEqual(['file:/job/720p.mp4', 'file:/job/360p.mp4']);
    expect(graphOf(ladder).split(';')).toEqual([
      '[0:1]fps=30000/1001,scale=720:1280:flags=bicubic,setsar=1,format=yuv420p,split=2[v720p][s360p]',
      '[s360p]scale=360:640:flags=bicubic,setsar=1[v360p]',
      `[0:0]aresample=async=1000:first_pts=0,${loud},aresample=48000,asplit=2[a720p][a360p]`,
    ]);
  });

  it('bring the light of a bright screen to what every screen shows, at the size it will have', () => {
    expect(graphOf({ ...plan, isHdr: true })).toContain(
      'scale=720:1280:flags=bicubic,setsar=1,zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,' +
        'tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p',
    );
  });

  it('take a good picture over, without the texts that a camera writes beside it', () => {
    const [output] = transcodeArguments('/job/original', { ...plan, keepsPicture: true }, target, 2).outputs;
    expect(output?.options.join(' ')).toContain('-map 0:1 -c:v copy -bsf:v filter_units=remove_types=6 -map [a720p]');
    expect(graphOf({ ...plan, keepsPicture: true })).not.toContain('scale');
    const mute = { ...plan, keepsPicture: true, audioTrack: null };
    expect(transcodeArguments('/job/original', mute, target, 2).inputOptions).not.toContain('-filter_complex');
  });

  it('cut a finished rendition into segments of one file', () => {
    const { inputOptions, outputs } = packageArguments('/job/720p.mp4', '/job/720p.segments.mp4', '/job/720p.m3u8');
    expect(inputOptions.join(' ')).toBe(`${run} ${guards}`);
    expect(outputs[0]?.options.join(' ')).toBe(
      `-map 0 -c copy ${strip} -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 ` +
        '-hls_flags single_file+independent_segments -hls_segment_filename file:/job/720p.segments.mp4',
    );
    expect(outputs[0]?.target).toBe('file:/job/720p.m3u8');
  });

  it('put small pictures on one sheet, from key frames alone', () => {
    const sheet = { interval: 2, count: 6, columns: 6, rows: 1, width: 160, height: 90 };
    const { inputOptions, outputs } = spriteArguments('/job/360p.mp4', sheet, '/job/sprite.jpg');
    expect(inputOptions.slice(-2)).toEqual(['-skip_frame', 'nokey']);
    expect(outputs[0]?.options.join(' ')).toContain(
      '-filter:v fps=1/2:start_time=0:round=up,scale=160:90:flags=bicubic,setsar=1,format=yuvj420p,tile=6x1 -frames:v 1',
    );
  });

  it('measure a recording without decoding it', () => {
    const { inputOptions, outputs } = measureArguments('/job/original', plan);
    expect(inputOptions.join(' ')).toBe(`${run} ${guards} -t 3720`);
    expect(outputs).toEqual([{ options: '-map 0:1 -c copy -f null'.split(' '), target: '-' }]);
  });

  it('probe behind the same guards', () => {
    expect(probeArguments('/job/original').join(' ')).toBe(
      `-hide_banner -loglevel error ${guards} -show_entries format=format_name,duration,nb_streams:` +
        'stream=index,codec_type,codec_name,width,height,sample_aspect_ratio,avg_frame_rate,channels,' +
        'profile,pix_fmt,bit_rate,r_frame_rate,field_order,color_transfer:' +
        'stream_disposition=attached_pic:stream_side_data=rotation:stream_tags=rotate -print_format json -i file:/job/original',
    );
  });
});
