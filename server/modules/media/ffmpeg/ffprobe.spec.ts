import { readProbe } from './ffprobe.js';

const format = { format_name: 'mov,mp4,m4a', duration: '12.000000', nb_streams: 2 };
const stream = { index: 0, codec_type: 'video', codec_name: 'hevc', width: 720, height: 960, avg_frame_rate: '30/1' };

const details = { profile: 'Main', pix_fmt: 'yuv420p', bit_rate: '250000', r_frame_rate: '60/1' };

describe('what ffprobe answers', () => {
  it('is reduced to tracks and length', () => {
    const probe = readProbe({
      format,
      streams: [
        { ...stream, ...details, side_data_list: [{ rotation: 90 }] },
        { index: 1, codec_type: 'audio', codec_name: 'aac', channels: 1 },
      ],
    });
    expect(probe).toEqual({
      formats: ['mov', 'mp4', 'm4a'],
      duration: 12,
      video: [
        {
          index: 0,
          codec: 'hevc',
          width: 720,
          height: 960,
          rotation: 270,
          pixelAspect: 1,
          frameRate: { numerator: 30, denominator: 1 },
          details: {
            profile: 'Main',
            pixelFormat: 'yuv420p',
            bitRate: 250_000,
            isSteady: false,
            isProgressive: true,
            transfer: 'unknown',
          },
        },
      ],
      audio: [{ index: 1, codec: 'aac', channels: 1 }],
      trackCount: 2,
    });
  });

  it.each([
    [[{ rotation: -90 }], {}, 90],
    [[{ rotation: 180 }], {}, 180],
    [[{}, { rotation: -270 }], {}, 270],
    [undefined, { rotate: '90' }, 270],
    [undefined, { rotate: 'upside down' }, 0],
    [undefined, {}, 0],
  ])('side data %j and tags %j turn the picture by %i degrees', (side_data_list, tags, expected) => {
    expect(readProbe({ format, streams: [{ ...stream, side_data_list, tags }] }).video[0]?.rotation).toBe(expected);
  });

  it('does not take cover art for a picture that moves', () => {
    expect(readProbe({ format, streams: [{ ...stream, disposition: { attached_pic: 1 } }] }).video).toEqual([]);
  });

  it.each([['N/A'], [undefined], ['0.000000'], ['-1'], ['nan']])('a length of %s is unknown', (duration) => {
    expect(readProbe({ format: { ...format, duration }, streams: [] }).duration).toBeNull();
  });

  it.each([
    ['0/0', null],
    ['N/A', null],
    ['30000/1001', { numerator: 30_000, denominator: 1_001 }],
    ['-5/1', null],
  ])('a frame rate of %s is %j', (avg_frame_rate, expected) => {
    expect(readProbe({ format, streams: [{ ...stream, avg_frame_rate }] }).video[0]?.frameRate).toEqual(expected);
  });

  it('reads the shape of pixels, and ignores nonsense', () => {
    const aspectOf = (sample_aspect_ratio: string): number | undefined =>
      readProbe({ format, streams: [{ ...stream, sample_aspect_ratio }] }).video[0]?.pixelAspect;
    expect(aspectOf('16:15')).toBeCloseTo(1.0667, 4);
    expect(aspectOf('0:1')).toBe(1);
  });
});
