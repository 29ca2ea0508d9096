import { segmentsOf, withSegmentAddresses } from './segments.js';

const playlist = [
  '#EXTM3U',
  '#EXT-X-TARGETDURATION:4',
  '#EXT-X-MAP:URI="720p.mp4",BYTERANGE="900@0"',
  '#EXTINF:4.000000,',
  '#EXT-X-BYTERANGE:5000@900',
  '720p.mp4',
  '#EXTINF:2.500000,',
  '#EXT-X-BYTERANGE:3000',
  '720p.mp4',
  '#EXT-X-ENDLIST',
  '',
].join('\n');

describe('the segments of a rung', () => {
  it('are the ranges that its playlist names', () => {
    expect(segmentsOf(playlist)).toEqual([
      { name: 'head.mp4', offset: 0, size: 900 },
      { name: '0.m4s', offset: 900, size: 5000 },
      { name: '1.m4s', offset: 5900, size: 3000 },
    ]);
  });

  it('get addresses of their own, without ranges', () => {
    const signed = withSegmentAddresses(playlist, { path: '/media/v1/video/file/', query: 'until=9&signature=x' });
    expect(signed.split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-TARGETDURATION:4',
      '#EXT-X-MAP:URI="/media/v1/video/file/head.mp4?until=9&signature=x"',
      '#EXTINF:4.000000,',
      '/media/v1/video/file/0.m4s?until=9&signature=x',
      '#EXTINF:2.500000,',
      '/media/v1/video/file/1.m4s?until=9&signature=x',
      '#EXT-X-ENDLIST',
      '',
    ]);
    expect(segmentsOf(playlist).filter(({ name }) => !signed.includes(`/${name}?`))).toEqual([]);
  });
});
