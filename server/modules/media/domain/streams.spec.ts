import { spriteOf } from './compression-plan.js';
import {
  bandwidthOf,
  framesPlaylist,
  isSeekable,
  mainPlaylist,
  sheetPlaylist,
  shiftedBy,
  spriteMap,
  withAddress,
} from './streams.js';

const listOf = (...segments: readonly (readonly [number, number])[]): string => {
  let offset = 1_000;
  const lines = segments.flatMap(([seconds, bytes]) => {
    offset += bytes;
    return [`#EXTINF:${seconds.toFixed(6)},`, `#EXT-X-BYTERANGE:${bytes}@${offset - bytes}`, '720p.mp4'];
  });
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:4', '#EXT-X-PLAYLIST-TYPE:VOD'];
  const map = ['#EXT-X-INDEPENDENT-SEGMENTS', '#EXT-X-MAP:URI="720p.mp4",BYTERANGE="1000@0"'];
  return [...head, ...map, ...lines, '#EXT-X-ENDLIST', ''].join('\n');
};

describe('the playlists of a video', () => {
  it('name every rung with its codecs, size and rate, and pictures for searching', () => {
    const codecs = 'avc1.64001f,mp4a.40.2';
    const rung = { name: '720p' as const, width: 1280, height: 720, codecs, frameRate: 30_000 / 1_001 };
    const list = listOf([4, 500_000], [4, 300_000], [1, 200_000]);
    const pictures = {
      frames: { ...rung, codecs: 'avc1.64001f', list: listOf([4, 20_000], [4, 20_000]) },
      sheet: { width: 160, height: 90, bytes: 18_000 },
    };
    expect(mainPlaylist([{ ...rung, list }], 9, pictures)).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        `#EXT-X-STREAM-INF:BANDWIDTH=1000000,AVERAGE-BANDWIDTH=888889,CODECS="${codecs}",RESOLUTION=1280x720,FRAME-RATE=29.970,VIDEO-RANGE=SDR,NAME="720p"`,
        '720p.m3u8',
        '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=40000,AVERAGE-BANDWIDTH=40000,CODECS="avc1.64001f",RESOLUTION=1280x720,URI="iframes.m3u8"',
        '#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=16000,CODECS="jpeg",RESOLUTION=160x90,URI="images.m3u8"',
        '',
      ].join('\n'),
    );
  });

  it('have their highest rate over half to one and a half segments', () => {
    expect(bandwidthOf(listOf([4, 400_000], [4, 800_000], [0.1, 90_000]))).toEqual({
      // The last tenth of a second counts only together with the segment before: 890 kB in 4.1 s.
      peak: Math.ceil((890_000 * 8) / 4.1),
      average: Math.ceil((1_290_000 * 8) / 8.1),
    });
    expect(bandwidthOf(listOf([0.5, 1_000])).peak).toBe(16_000);
  });

  it('are moved behind an index, with the head', () => {
    const moved = shiftedBy(listOf([4, 500]), 70);
    expect(moved).toContain('BYTERANGE="1000@70"');
    expect(moved).toContain('#EXT-X-BYTERANGE:500@1070');
  });

  it('list the key frame of each segment', () => {
    const frames = framesPlaylist(listOf([4, 500], [2, 300], [3, 90]), [
      { offset: 1_000, size: 60 },
      { offset: 1_500, size: 40 },
      null,
    ]);
    expect(frames).toContain('#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-I-FRAMES-ONLY\n');
    expect(frames).not.toContain('INDEPENDENT');
    expect(frames).toContain('#EXTINF:2.000000,\n#EXT-X-BYTERANGE:40@1500\n720p.mp4\n#EXT-X-ENDLIST\n');
    // The last segment has sound alone.
    expect(frames).not.toContain('#EXTINF:3');
  });

  it('give a sheet of thumbnails its tiles', () => {
    const list = sheetPlaylist(spriteOf({ width: 640, height: 360 }, 21), 21);
    expect(list).toContain('#EXT-X-IMAGES-ONLY\n#EXTINF:21.000,\n');
    expect(list).toContain('#EXT-X-TILES:RESOLUTION=160x90,LAYOUT=10x2,DURATION=2\nsprite.jpg\n#EXT-X-ENDLIST\n');
  });

  it('hold no path of ours', () => {
    const written =
      '#EXTM3U\n#EXT-X-MAP:URI="file:/job/a/720p.mp4",BYTERANGE="9@0"\n#EXTINF:4.0,\nfile:/job/a/720p.mp4\n';
    expect(withAddress(written, '720p.mp4')).toBe(
      '#EXTM3U\n#EXT-X-MAP:URI="720p.mp4",BYTERANGE="9@0"\n#EXTINF:4.0,\n720p.mp4\n',
    );
  });

  it('tell whether one can seek in them', () => {
    expect(isSeekable('#EXTINF:4.000000,\nx\n#EXTINF:2.1,\nx')).toBe(true);
    expect(isSeekable('#EXTINF:4.000000,\nx\n#EXTINF:10.1,\nx')).toBe(false);
  });
});

describe('the sheet of small pictures', () => {
  it('has at most a hundred, one every two seconds at least', () => {
    expect(spriteOf({ width: 640, height: 360 }, 9)).toEqual({
      interval: 2,
      count: 5,
      columns: 5,
      rows: 1,
      width: 160,
      height: 90,
    });
    expect(spriteOf({ width: 360, height: 640 }, 3_600)).toMatchObject({
      interval: 36,
      count: 100,
      columns: 10,
      rows: 10,
    });
    expect(spriteOf({ width: 360, height: 640 }, 0.1)).toMatchObject({ count: 1, rows: 1, width: 90, height: 160 });
    expect(spriteOf({ width: 16, height: 16 }, 1)).toMatchObject({ width: 16, height: 16 });
  });

  it('is told by its times', () => {
    const map = spriteMap(spriteOf({ width: 640, height: 360 }, 21), 21);
    expect(map).toContain('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nsprite.jpg#xywh=0,0,160,90');
    expect(map).toContain('00:00:20.000 --> 00:00:21.000\nsprite.jpg#xywh=0,90,160,90');
  });
});
