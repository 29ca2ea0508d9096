import { areAligned, refusalOf, type WantedRung } from './encoded-rung.js';
import { maxBytesOf, rungsOf } from './encoder-limits.js';
import type { MediaProbe, VideoDetails, VideoTrack } from './probe.js';

const wanted: WantedRung = {
  rung: { name: '360p', width: 640, height: 360 },
  duration: 60,
  hasSound: true,
};
const track: VideoTrack = {
  index: 0,
  codec: 'h264',
  width: 640,
  height: 360,
  rotation: 0,
  pixelAspect: 1,
  frameRate: { numerator: 30, denominator: 1 },
  details: {
    profile: 'High',
    pixelFormat: 'yuv420p',
    bitRate: 700_000,
    isSteady: true,
    isProgressive: true,
    transfer: 'bt709',
  },
};
const good: MediaProbe = {
  formats: ['mov', 'mp4'],
  duration: 60.2,
  video: [track],
  audio: [{ index: 1, codec: 'aac', channels: 2 }],
  trackCount: 2,
};
const withTrack = (change: Partial<VideoTrack>): MediaProbe => ({ ...good, video: [{ ...track, ...change }] });

describe('a rung that a stranger encoded', () => {
  it('is taken if it is what was planned', () => {
    expect(refusalOf(good, wanted, 5_000_000)).toBeNull();
    const mute = { ...good, audio: [], trackCount: 1 };
    expect(refusalOf(mute, { ...wanted, hasSound: false }, 5_000_000)).toBeNull();
  });

  it.each<[string, MediaProbe]>([
    ['is not an MP4', { ...good, formats: ['matroska'] }],
    ['has other tracks', { ...good, trackCount: 3 }],
    ['has other tracks', { ...good, audio: [], trackCount: 1 }],
    ['has other tracks', { ...good, video: [track, track], trackCount: 3 }],
    ['has a picture of another size', withTrack({ width: 1280 })],
    ['has a picture of another size', withTrack({ rotation: 90 })],
    ['has a picture in another format', withTrack({ codec: 'hevc' })],
    ['has another frame rate', withTrack({ frameRate: { numerator: 60, denominator: 1 } })],
    ['has another frame rate', withTrack({ frameRate: null })],
    ['has sound in another format', { ...good, audio: [{ index: 1, codec: 'opus', channels: 2 }] }],
    ['has sound in another format', { ...good, audio: [{ index: 1, codec: 'aac', channels: 6 }] }],
    ['has another length', { ...good, duration: 30 }],
    ['has another length', { ...good, duration: 90 }],
    ['has another length', { ...good, duration: null }],
  ])('is refused if it %s', (reason, probe) => {
    expect(refusalOf(probe, wanted, 5_000_000)).toContain(reason);
  });

  it('is refused above the bytes that its rates allow', () => {
    const most = maxBytesOf('360p', 60.2);
    expect(refusalOf(good, wanted, most)).toBeNull();
    expect(refusalOf(good, wanted, most + 1)).toContain('too large');
  });

  it('is one of those that the quality of the video has', () => {
    expect([rungsOf('low', []), rungsOf('medium', []), rungsOf('high', [])]).toEqual([
      ['360p'],
      ['360p', '720p'],
      ['360p', '720p', '1080p'],
    ]);
    expect(rungsOf('medium', ['av1'])).toEqual(['360p', '720p', '360p_av1', '720p_av1']);
  });

  it('has the codec that its name says', () => {
    const ofAv1: WantedRung = { ...wanted, rung: { ...wanted.rung, name: '360p_av1' } };
    const details = { ...track.details, profile: 'Main' } as VideoDetails;
    expect(refusalOf(withTrack({ codec: 'av1', details }), ofAv1, 3_000_000)).toBeNull();
    expect(refusalOf(good, ofAv1, 3_000_000)).toBe('360p_av1 has a picture in another format');
    expect(refusalOf(withTrack({ codec: 'av1', details: { ...details, profile: 'High' } }), ofAv1, 9)).toContain(
      'format',
    );
    expect(refusalOf(withTrack({ codec: 'hevc', details }), ofAv1, 3_000_000)).toContain('format');
    expect(maxBytesOf('360p_av1', 60)).toBeLessThan(maxBytesOf('360p', 60));
  });

  it('is cut where the others are', () => {
    const list = (...lengths: readonly number[]): string =>
      lengths.map((seconds) => `#EXTINF:${seconds},\na`).join('\n');
    expect(areAligned([list(4, 4, 1.2), list(4, 4, 1.21)])).toBe(true);
    expect(areAligned([list(4, 4, 1.2), list(4, 5.2)])).toBe(false);
    expect(areAligned([list(4, 4), list(4.5, 3.5)])).toBe(false);
    expect(areAligned([])).toBe(true);
  });
});
