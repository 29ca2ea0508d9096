import { posterArguments, sampleArguments, sampleSizeOf } from './poster-arguments.js';

const size = { width: 720, height: 1280 };
const small = { width: 180, height: 320 };

describe('the frames for a poster', () => {
  it('are taken after the first second, or earlier in a short video', () => {
    const seek = (duration: number): string =>
      sampleArguments('/job/720p.mp4', small, duration, '/job/samples.raw').inputOptions.slice(-2).join(' ');
    expect(seek(120)).toBe('-ss 1.000');
    expect(seek(5)).toBe('-ss 0.500');
    expect(seek(0.1)).toBe('-ss 0.000');
  });

  it('are key frames, unless the video is so short that it has few', () => {
    const isFast = (duration: number): boolean =>
      sampleArguments('/job/720p.mp4', small, duration, '/job/samples.raw').inputOptions.includes('nokey');
    expect([40, 60].map(isFast)).toEqual([false, true]);
  });

  it('are the same for the choice and for the picture', () => {
    const [sampled] = sampleArguments('/job/720p.mp4', small, 121, '/job/samples.raw').outputs;
    const made = posterArguments('/job/720p.mp4', size, { duration: 121, place: 7 }, '/job/poster.jpg');
    const select = "select='isnan(prev_selected_t)+gte(t-prev_selected_t,5.000)'";
    expect(sampled?.options.join(' ')).toBe(
      `-map 0:v:0 -an -filter:v ${select},scale=180:320:flags=area,format=yuv444p,setpts=N/(25*TB) -r 25 -frames:v 24 -c:v rawvideo -f rawvideo`,
    );
    expect(made.outputs[0]?.options.join(' ')).toContain(
      `-filter:v ${select},select='eq(n,7)',scale=720:1280:flags=bicubic,setsar=1,format=yuvj420p -frames:v 1 -c:v mjpeg -q:v 4`,
    );
  });

  it('are compared as small copies of the same shape', () => {
    expect(sampleSizeOf(size)).toEqual(small);
    expect(sampleSizeOf({ width: 1280, height: 720 })).toEqual({ width: 320, height: 180 });
    expect(sampleSizeOf({ width: 16, height: 16 })).toEqual({ width: 16, height: 16 });
  });
});
