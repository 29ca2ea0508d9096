import { baseOfName, codecLadder, codecOfName, framesPerKeyFrame, savesEnough } from './further-codecs.js';

const h264 = [
  { name: '720p', width: 1280, height: 720, crf: 23, maxRate: 2_500, audioRate: 128 },
  { name: '360p', width: 640, height: 360, crf: 25, maxRate: 800, audioRate: 96 },
] as const;

describe('a ladder in a further codec', () => {
  it('has the sizes and the sound of H.264, and lower rates', () => {
    expect(codecLadder({ renditions: h264 }, 'av1')).toEqual([
      { name: '720p_av1', codec: 'av1', of: '720p', width: 1280, height: 720, audioRate: 128, crf: 36, maxRate: 1_500 },
      { name: '360p_av1', codec: 'av1', of: '360p', width: 640, height: 360, audioRate: 96, crf: 38, maxRate: 480 },
    ]);
    for (const codec of ['av1', 'hevc'] as const) {
      for (const rung of codecLadder({ renditions: h264 }, codec)) {
        const same = h264.find(({ name }) => name === rung.of);
        expect(rung.maxRate).toBeLessThanOrEqual((same?.maxRate ?? 0) * 0.7);
      }
    }
  });

  it('is not made for a video of one rung', () => {
    expect(codecLadder({ renditions: h264.slice(1) }, 'av1')).toEqual([]);
  });

  it('is kept only if it saves a tenth', () => {
    expect([savesEnough(900, 1_000), savesEnough(901, 1_000)]).toEqual([true, false]);
  });
});

it('names of rungs say their codec and their size', () => {
  expect((['720p', '720p_av1', '1080p_hevc'] as const).map(codecOfName)).toEqual([null, 'av1', 'hevc']);
  expect((['720p', '720p_av1', '1080p_hevc'] as const).map(baseOfName)).toEqual(['720p', '720p', '1080p']);
});

it.each([
  [30, 1, 60],
  [30_000, 1_001, 60],
  [24_000, 1_001, 48],
  [25, 2, 25],
  [10, 1, 20],
])('key frames at %i/%i frames per second are %i frames apart', (numerator, denominator, frames) => {
  expect(framesPerKeyFrame({ numerator, denominator })).toBe(frames);
});
