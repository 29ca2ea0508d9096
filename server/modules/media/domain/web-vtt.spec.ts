import { cuesWithin, firstBeyond, parseVtt, textOfCues, writeVtt } from './web-vtt.js';

const good = `WEBVTT - sous-titres

NOTE un commentaire

STYLE
::cue { color: red }

1
00:00.000 --> 00:02.500 align:start
<v Camille>Bonjour &amp; bienvenue</v>

00:00:02.500 --> 01:00:04.000
Je soude
<i>depuis huit ans</i>
`;

describe('captions', () => {
  it('are read, without voices, styles, notes and settings', () => {
    expect(parseVtt(good)).toEqual({
      cues: [
        { start: 0, end: 2.5, text: 'Bonjour & bienvenue' },
        { start: 2.5, end: 3604, text: 'Je soude\ndepuis huit ans' },
      ],
      lines: [9, 12],
    });
  });

  it('are read with any ends of line and a mark of the byte order', () => {
    expect(parseVtt(`\ufeff${good.replace(/\n/g, '\r\n')}`)).toEqual(parseVtt(good));
  });

  it('are written so that they read back the same, and hold nothing of the source but times and words', () => {
    const parsed = parseVtt(good);
    if (!('cues' in parsed)) throw new Error('not read');
    const written = writeVtt(parsed.cues);
    expect(written).toContain('00:00:00.000 --> 00:00:02.500\nBonjour &amp; bienvenue');
    expect(written).not.toMatch(/STYLE|NOTE|align|<v/);
    expect(parseVtt(written)).toMatchObject({ cues: parsed.cues });
    expect(textOfCues(parsed.cues)).toBe('Bonjour & bienvenue Je soude depuis huit ans');
  });

  it.each([
    ['', 1],
    ['00:00.000 --> 00:01.000\nx', 1],
    ['WEBVTTX\n\n00:00.000 --> 00:01.000\nx', 1],
    ['WEBVTT\n00:00.000 --> 00:01.000\nx', 2],
    ['WEBVTT\n\n00:00 --> 00:01\nx', 3],
    ['WEBVTT\n\n00:00.000 -> 00:01.000\nx', 4],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nx', 3],
    ['WEBVTT\n\n00:61.000 --> 01:62.000\nx', 3],
    ['WEBVTT\n\n00:05.000 --> 00:06.000\nx\n\n00:01.000 --> 00:02.000\ny', 6],
    ['WEBVTT\n\na text of nobody', 3],
    [`WEBVTT\n\n00:00.000 --> 00:01.000\n${'x'.repeat(1_001)}`, 3],
  ])('%j are refused at line %p', (source, invalidLine) => {
    expect(parseVtt(source)).toEqual({ invalidLine });
  });

  it('may have nothing in them', () => {
    expect(parseVtt('WEBVTT')).toEqual({ cues: [], lines: [] });
  });

  it.each([
    [10, null],
    [9.6, null],
    [9.4, 1],
    [8, 1],
    [3, 0],
    [null, null],
  ])('of a video of %p seconds go beyond its end from cue %p on', (duration, beyond) => {
    const cues = [
      { start: 0, end: 4, text: 'un' },
      { start: 8, end: 10, text: 'deux' },
    ];
    expect(firstBeyond(cues, duration)).toBe(beyond);
  });

  it('are shown as far as the video goes', () => {
    const cues = [
      { start: 0, end: 4, text: 'un' },
      { start: 4, end: 6, text: 'deux' },
    ];
    expect(cuesWithin(cues, 3)).toEqual([{ start: 0, end: 3, text: 'un' }]);
    expect(cuesWithin(cues, 60)).toEqual(cues);
  });
});
