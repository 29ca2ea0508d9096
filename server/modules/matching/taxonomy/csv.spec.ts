import { csvRecords } from './csv.js';

async function* lines(text: string): AsyncGenerator<string> {
  yield* text.split('\n');
}

describe('a table', () => {
  it('has its cells by column, quoted ones with separators, quotes and line ends', async () => {
    const text = '\uFEFFid,label\n1,plain\n2,"a, ""b""\nand c"\n\n3,\n';
    expect(await csvRecords(lines(text))).toEqual([
      { id: '1', label: 'plain' },
      { id: '2', label: 'a, "b"\nand c' },
      { id: '3', label: '' },
    ]);
  });

  it('may be separated by tabs', async () => {
    expect(await csvRecords(lines('a\tb\n1\tx, y'), '\t')).toEqual([{ a: '1', b: 'x, y' }]);
  });

  it('may be empty', async () => {
    expect(await csvRecords(lines(''))).toEqual([]);
  });
});
