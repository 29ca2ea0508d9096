import { chooseCodec } from './choose-codec';

const rung = (codec: string, height: number) => ({
  codecSet: `${codec},mp4a`,
  videoCodec: `${codec}.x`,
  width: height * 2,
  height,
  bitrate: 1_000_000,
  frameRate: 30,
});
const h264 = [rung('avc1', 360), rung('avc1', 720)];
const av1 = [rung('av01', 360), rung('av01', 720)];
const hevc = [rung('hvc1', 360), rung('hvc1', 720)];

/** A device that decodes some codecs in hardware, and the sizes that it was asked for. */
function device(hardware: readonly string[]) {
  const asked: string[] = [];
  return {
    asked,
    decodingInfo: (question: MediaDecodingConfiguration): Promise<MediaCapabilitiesDecodingInfo> => {
      const { contentType = '', height = 0 } = question.video ?? {};
      asked.push(`${contentType} ${height}`);
      const powerEfficient = hardware.some((codec) => contentType.includes(codec));
      return Promise.resolve({ supported: true, smooth: true, powerEfficient } as MediaCapabilitiesDecodingInfo);
    },
  };
}

describe('the codec of a video', () => {
  it('is not asked about if there is only one', async () => {
    const any = device(['av01']);
    expect(await chooseCodec(h264, any)).toBeNull();
    expect(await chooseCodec([{ ...rung('mp4a', 0), codecSet: 'mp4a' }], any)).toBeNull();
    expect(any.asked).toEqual([]);
  });

  it('is the smallest that the device decodes in hardware, by its best rung', async () => {
    const any = device(['av01', 'hvc1']);
    expect(await chooseCodec([...h264, ...av1, ...hevc], any)).toBe('av01');
    expect(any.asked).toEqual(['video/mp4; codecs="av01.x" 720']);
    expect(await chooseCodec([...h264, ...av1, ...hevc], device(['hvc1']))).toBe('hvc1');
  });

  it('is H.264 if the device would decode others in software, or does not say', async () => {
    expect(await chooseCodec([...h264, ...av1], device([]))).toBe('avc1');
    const broken = { decodingInfo: () => Promise.reject(new TypeError('not supported')) };
    expect(await chooseCodec([...h264, ...av1], broken)).toBe('avc1');
    expect(await chooseCodec([...h264, ...av1], undefined)).toBe('avc1');
  });
});
