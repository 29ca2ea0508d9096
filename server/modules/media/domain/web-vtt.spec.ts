import { parseVtt, textOfCues, writeVtt } from './web-vtt.js';

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
    expect(parseVtt(written)).toEqual(parsed);
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
    expect(parseVtt('WEBVTT')).toEqual({ cues: [] });
  });
});
