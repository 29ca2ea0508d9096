import { type CompressionPlan, displaySize, fit, planCompression, type Rejection } from './compression-plan.js';
import { mediaLimits } from './media-limits.js';
import type { AudioTrack, MediaProbe, VideoTrack } from './probe.js';

const picture: VideoTrack = {
  index: 0,
  codec: 'h264',
  width: 1920,
  height: 1080,
  rotation: 0,
  pixelAspect: 1,
  frameRate: { numerator: 30, denominator: 1 },
};
const sound: AudioTrack = { index: 1, codec: 'aac', channels: 2 };
const phone: MediaProbe = { formats: ['mov', 'mp4'], duration: 90, video: [picture], audio: [sound], trackCount: 2 };

function planOf(probe: MediaProbe, quality: 'low' | 'medium' | 'high' = 'medium'): CompressionPlan {
  const planning = planCompression(probe, quality, mediaLimits);
  if ('rejected' in planning) throw new Error(`rejected: ${planning.rejected.code}`);
  return planning.plan;
}

function rejectionOf(probe: MediaProbe): Rejection {
  const planning = planCompression(probe, 'medium', mediaLimits);
  if ('plan' in planning) throw new Error('not rejected');
  return planning.rejected;
}

const withPicture = (changes: Partial<VideoTrack>): MediaProbe => ({ ...phone, video: [{ ...picture, ...changes }] });

describe('the plan of a compression', () => {
  const low = { name: '360p', width: 640, height: 360, crf: 25, maxRate: 800, audioRate: 96 };
  const middle = { name: '720p', width: 1280, height: 720, crf: 23, maxRate: 2_500, audioRate: 128 };
  const top = { name: '1080p', width: 1920, height: 1080, crf: 22, maxRate: 5_000, audioRate: 128 };

  it('maps the three qualities to ladders, highest rung first', () => {
    const ladders = (['low', 'medium', 'high'] as const).map((quality) => planOf(phone, quality).renditions);
    expect(ladders).toEqual([[low], [middle, low], [top, middle, low]]);
  });

  it('never enlarges, and makes no two rungs of one size', () => {
    const names = (width: number, height: number): string[] =>
      planOf(withPicture({ width, height }), 'high').renditions.map(
        (rung) => `${rung.name} ${rung.width}x${rung.height}`,
      );
    expect(names(640, 480)).toEqual(['720p 640x480', '360p 480x360']);
    expect(names(320, 240)).toEqual(['360p 320x240']);
    expect(names(1280, 720)).toEqual(['720p 1280x720', '360p 640x360']);
  });

  const plainDetails = {
    profile: 'High',
    pixelFormat: 'yuv420p',
    bitRate: 500_000,
    isSteady: true,
    isProgressive: true,
    transfer: 'bt709',
  };
  const small = { width: 640, height: 360, details: plainDetails };

  it('takes a picture over that already is what would be made of it', () => {
    expect(planOf(withPicture(small)).keepsPicture).toBe(true);
    expect(planOf(withPicture(small), 'high').keepsPicture).toBe(true);
    expect(planOf(withPicture({ ...small, details: { ...plainDetails, profile: 'Main' } })).keepsPicture).toBe(true);
  });

  it.each<[string, Partial<VideoTrack>]>([
    ['nobody looked into', { width: 640, height: 360 }],
    ['has to become smaller', { ...small, width: 1280, height: 720 }],
    ['has an odd side', { ...small, width: 641 }],
    ['lies on its side', { ...small, rotation: 90 }],
    ['has long pixels', { ...small, pixelAspect: 1.2 }],
    ['is another codec', { ...small, codec: 'hevc' }],
    ['is too fast', { ...small, frameRate: { numerator: 60, denominator: 1 } }],
    ['has no rate', { ...small, frameRate: null }],
    ['is too large a stream', { ...small, details: { ...plainDetails, bitRate: 900_000 } }],
    ['does not say how large it is', { ...small, details: { ...plainDetails, bitRate: null } }],
    ['has ten bits', { ...small, details: { ...plainDetails, profile: 'High 10', pixelFormat: 'yuv420p10le' } }],
    ['has an unsteady rate', { ...small, details: { ...plainDetails, isSteady: false } }],
    ['is interlaced', { ...small, details: { ...plainDetails, isProgressive: false } }],
  ])('makes a picture anew that %s', (_, changes) => {
    expect(planOf(withPicture(changes)).keepsPicture).toBe(false);
  });

  it('makes a picture anew that comes in another container, or does not say how long it is', () => {
    expect(planOf({ ...withPicture(small), formats: ['matroska', 'webm'] }).keepsPicture).toBe(false);
    expect(planOf({ ...withPicture(small), duration: null }).keepsPicture).toBe(false);
  });

  it('knows the light of a bright screen', () => {
    const withTransfer = (transfer: string) => planOf(withPicture({ details: { ...plainDetails, transfer } })).isHdr;
    expect(['smpte2084', 'arib-std-b67', 'bt709', 'unknown'].map(withTransfer)).toEqual([true, true, false, false]);
  });

  it('counts the shorter side, so a phone held upright keeps its picture', () => {
    const [rendition] = planOf(withPicture({ rotation: 90 })).renditions;
    expect(rendition).toMatchObject({ width: 720, height: 1280 });
  });

  it('makes square pixels of an old camcorder’s', () => {
    expect(displaySize({ ...picture, width: 720, height: 576, pixelAspect: 16 / 15 })).toEqual({
      width: 768,
      height: 576,
    });
    expect(planOf(withPicture({ width: 720, height: 576, pixelAspect: 16 / 15 }), 'high').renditions[0]).toMatchObject({
      width: 768,
      height: 576,
    });
  });

  it.each([
    [{ width: 1921, height: 1081 }, 720, { width: 1278, height: 720 }],
    [{ width: 641, height: 481 }, 720, { width: 640, height: 480 }],
    [{ width: 17, height: 16 }, 360, { width: 16, height: 16 }],
    [{ width: 3840, height: 2160 }, 1080, { width: 1920, height: 1080 }],
  ])('fits %j into %i: %j, both sides even', (source, shortSide, expected) => {
    expect(fit(source, shortSide)).toEqual(expected);
  });

  it.each([
    [
      { numerator: 30_000, denominator: 1_001 },
      { numerator: 30_000, denominator: 1_001 },
    ],
    [
      { numerator: 25, denominator: 1 },
      { numerator: 25, denominator: 1 },
    ],
    [
      { numerator: 60, denominator: 1 },
      { numerator: 30, denominator: 1 },
    ],
    [
      { numerator: 1, denominator: 1 },
      { numerator: 10, denominator: 1 },
    ],
    [null, { numerator: 30, denominator: 1 }],
  ])('frame rate %j becomes %j', (frameRate, expected) => {
    expect(planOf(withPicture({ frameRate })).frameRate).toEqual(expected);
  });

  it('takes a video without sound', () => {
    expect(planOf({ ...phone, audio: [] })).toMatchObject({ audioTrack: null, audioChannels: 0 });
  });

  it('takes the first sound it can decode, in stereo at most', () => {
    const audio = [
      { ...sound, codec: 'dts' },
      { index: 2, codec: 'opus', channels: 6 },
    ];
    expect(planOf({ ...phone, audio })).toMatchObject({ audioTrack: 2, audioChannels: 2 });
    expect(planOf({ ...phone, audio: [{ ...sound, channels: 1 }] }).audioChannels).toBe(1);
  });

  it('leaves the length open when the header does not say', () => {
    expect(planOf({ ...phone, duration: null }).duration).toBeNull();
  });

  it('makes a poster that is no larger than 720p', () => {
    expect(planOf(phone, 'high').poster).toEqual({ width: 1280, height: 720 });
    expect(planOf(phone, 'low').poster).toEqual({ width: 640, height: 360 });
  });

  it.each<[string, MediaProbe, Rejection]>([
    ['another container', { ...phone, formats: ['flv'] }, { code: 'MEDIA.UNREADABLE', params: {} }],
    ['sound only', { ...phone, video: [] }, { code: 'MEDIA.NO_VIDEO_TRACK', params: {} }],
    [
      'a rare codec',
      withPicture({ codec: 'cinepak' }),
      { code: 'MEDIA.UNSUPPORTED_CODEC', params: { codec: 'cinepak' } },
    ],
    [
      'a name that every object has',
      withPicture({ codec: 'constructor' }),
      { code: 'MEDIA.UNSUPPORTED_CODEC', params: { codec: 'constructor' } },
    ],
    [
      'sound that would be lost',
      { ...phone, audio: [{ ...sound, codec: 'dts' }] },
      { code: 'MEDIA.UNSUPPORTED_CODEC', params: { codec: 'dts' } },
    ],
    ['an hour and more', { ...phone, duration: 3_602 }, { code: 'MEDIA.TOO_LONG', params: { minutes: 60 } }],
    [
      '16K',
      withPicture({ width: 15_360, height: 8_640 }),
      { code: 'MEDIA.TOO_MANY_PIXELS', params: { width: 15_360, height: 8_640 } },
    ],
    [
      'a strip',
      withPicture({ width: 16, height: 100_000 }),
      { code: 'MEDIA.TOO_MANY_PIXELS', params: { width: 16, height: 100_000 } },
    ],
    [
      'stretched pixels',
      withPicture({ pixelAspect: 100 }),
      { code: 'MEDIA.TOO_MANY_PIXELS', params: { width: 1920, height: 1080 } },
    ],
    [
      'squeezed pixels',
      withPicture({ pixelAspect: 0.001 }),
      { code: 'MEDIA.TOO_SMALL_PICTURE', params: { width: 1920, height: 1080 } },
    ],
    [
      'no size',
      withPicture({ width: 0, height: 0 }),
      { code: 'MEDIA.TOO_SMALL_PICTURE', params: { width: 0, height: 0 } },
    ],
    ['a hundred tracks', { ...phone, trackCount: 100 }, { code: 'MEDIA.TOO_MANY_TRACKS', params: { most: 32 } }],
  ])('refuses %s', (_, probe, expected) => {
    expect(rejectionOf(probe)).toEqual(expected);
  });

  it.each([3_600, 3_601])('takes %i seconds: containers round the last frame up', (duration) => {
    expect(planOf({ ...phone, duration }).duration).toBe(duration);
  });

  it('takes what a 4K phone writes, upright too', () => {
    expect(
      planOf(withPicture({ width: 3840, height: 2160, rotation: 270, codec: 'hevc' })).renditions[0],
    ).toMatchObject({ width: 720, height: 1280 });
  });
});
