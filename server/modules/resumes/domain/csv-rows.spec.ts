import { csvRows } from './csv-rows.js';

const read = (text: string) => csvRows(text, 100).map((row) => Object.fromEntries(row));

it.each([
  [
    'Name,Level\r\nA,1\r\nB,2\r\n',
    [
      { Name: 'A', Level: '1' },
      { Name: 'B', Level: '2' },
    ],
  ],
  ['\uFEFF"Name",Level\n"Smith, J.","say ""yes"""', [{ Name: 'Smith, J.', Level: 'say "yes"' }]],
  ['Name\n"two\nlines"\n\n\nB', [{ Name: 'two\nlines' }, { Name: 'B' }]],
  ['Name,Level\nA\n', [{ Name: 'A', Level: '' }]],
  ['Name,Name\nA,B', [{ Name: 'A' }]],
  ['Name,Level\nA,1,2,3', [{ Name: 'A', Level: '1' }]],
  ['Name,Level\n"cut off, in the mid', [{ Name: 'cut off, in the mid', Level: '' }]],
  ['Name\n"A" and more\n', [{ Name: 'A' }]],
  ['Name;Level\r\n"Smith; J., welder";2', [{ Name: 'Smith; J., welder', Level: '2' }]],
  ['Name\tLevel\nSmith, J.; welder\t2', [{ Name: 'Smith, J.; welder', Level: '2' }]],
  ['Name\nA, B; C', [{ Name: 'A' }]],
  ['Name,Note;s\n=1+1,"=HYPERLINK(""x"")"', [{ Name: '=1+1', 'Note;s': '=HYPERLINK("x")' }]],
  ['Name', []],
  ['', []],
])('reads the rows of %j', (text, rows) => {
  expect(read(text)).toEqual(rows);
});

it('reads a bounded number of rows, columns and cells', () => {
  expect(csvRows(`Name\n\n${'x\n'.repeat(100_000)}`, 7)).toHaveLength(7);
  expect(csvRows(`Name\n${'x\n'.repeat(100_000)}`, Infinity).length).toBeLessThan(20_000);
  const wide = csvRows(
    `${Array.from({ length: 10_000 }, (_, n) => `Column ${n}`).join()}\n${'x\n'.repeat(9_000)}`,
    9_000,
  );
  expect(new Set(wide.map(({ size }) => size))).toEqual(new Set([50]));
});

it('takes a time that grows with the text', () => {
  for (const text of ['"'.repeat(200_000), '","'.repeat(60_000), `"${'a""'.repeat(60_000)}`, ','.repeat(200_000)]) {
    const began = process.cpuUsage();
    csvRows(text, 100);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
  }
});
