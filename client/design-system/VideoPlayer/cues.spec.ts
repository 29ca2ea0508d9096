import { chapterAt, cueAt, previewAt, readCues, searchCues } from './cues';

const cues = readCues(
  'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nBonjour &amp; bienvenue\n\n00:00:02.500 --> 00:01:04.000\nJ’ai géré un budget\nde deux millions\n',
);

it('parses what the server writes', () => {
  expect(cues).toEqual([
    { start: 0, end: 2.5, text: 'Bonjour & bienvenue' },
    { start: 2.5, end: 64, text: 'J’ai géré un budget\nde deux millions' },
  ]);
  expect(readCues('nothing of the kind')).toEqual([]);
});

it('finds the line of a position', () => {
  expect([0, 2.4, 2.5, 500].map((position) => cueAt(cues, position))).toEqual([0, 0, 1, 1]);
  expect(cueAt([], 3)).toBe(-1);
});

it('finds words without accents, in any order and case', () => {
  expect(searchCues(cues, 'GERE budget')).toEqual([1]);
  expect(searchCues(cues, 'budget bonjour')).toEqual([]);
  expect(searchCues(cues, '  ')).toEqual([]);
});

it('finds the thumbnail of a position in its sheet', () => {
  const map = readCues(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nsprite.jpg#xywh=0,0,160,90\n\n00:00:02.000 --> 00:00:04.000\nsprite.jpg#xywh=160,0,160,90\n',
  );
  expect(previewAt(map, 3, '/api/stream/hls/v/sprite.vtt')).toEqual({
    src: '/api/stream/hls/v/sprite.jpg',
    x: 160,
    y: 0,
    width: 160,
    height: 90,
  });
  expect(previewAt([], 3, '/x.vtt')).toBeNull();
});

it('finds the chapter of a position', () => {
  const chapters = [
    { title: 'a', start: 0, end: 10 },
    { title: 'b', start: 20, end: null },
  ];
  expect([0, 10, 15, 20, 99].map((position) => chapterAt(chapters, position))).toEqual([0, 0, -1, 1, 1]);
  expect(chapterAt([], 0)).toBe(-1);
});
