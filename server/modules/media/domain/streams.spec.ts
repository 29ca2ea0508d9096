import { spriteOf } from './compression-plan.js';
import { isSeekable, mainPlaylist, spriteMap, withAddress } from './streams.js';

describe('the playlists of a video', () => {
  it('name every rung with what it takes and shows', () => {
    const rung = { name: '720p' as const, width: 1280, height: 720, maxRate: 2_500, audioRate: 128, bytes: 1_000_000 };
    const low = {
      ...rung,
      name: '360p' as const,
      width: 640,
      height: 360,
      maxRate: 800,
      audioRate: 96,
      bytes: 300_000,
    };
    expect(mainPlaylist([rung, low], 10)).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-STREAM-INF:BANDWIDTH=2628000,AVERAGE-BANDWIDTH=800000,RESOLUTION=1280x720,NAME="720p"',
        '720p.m3u8',
        '#EXT-X-STREAM-INF:BANDWIDTH=896000,AVERAGE-BANDWIDTH=240000,RESOLUTION=640x360,NAME="360p"',
        '360p.m3u8',
        '',
      ].join('\n'),
    );
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
