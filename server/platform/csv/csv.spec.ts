import { csvLine, textCell } from './csv.js';

describe('a cell of text', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@sum(A1)',
    '  =1+1',
    '\t=1+1',
    '\r=1',
    '\tplain',
    '＝1+1',
    '＋1',
    '－1',
    '＠sum',
    '\u200b=1+1',
    '\u2060\u00ad＝HYPERLINK()',
    '\ufeff=1',
    '\u3164=1',
    '\u00a0\u202e-1',
    '\u0000=1',
  ])('that a spreadsheet would run as a formula is escaped: %j', (text) => {
    expect(textCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(['a=1', 'Soudeur-monteur', '', '5 - 3', '１', '日本＝', 'é@b'])('is not changed: %j', (text) => {
    expect(textCell(text)).toBe(text);
  });

  it('is quoted if it contains a comma or a quote', () => {
    expect(csvLine([textCell('a,b'), textCell('"'), textCell('=1,2'), '-5'])).toBe(`"a,b","""","'=1,2",-5\r\n`);
  });
});
