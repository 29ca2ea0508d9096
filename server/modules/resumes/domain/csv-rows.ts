/** Columns of one table and cells of its rows; more are not read. LinkedIn's widest table has thirteen columns. */
const MAX_COLUMNS = 50;
const MAX_CELLS = 20_000;

/**
 * A CSV text (RFC 4180) as rows by the names of their columns. A cell in quotes may have separators, quotes and line breaks; a cut text
 * ends its last cell. Column names are trimmed; of two equal ones the first counts. Rows without text are left out.
 *
 * @param maxRows longer tables are read up to there
 * @example csvRows('Name,Level\r\n"Smith, J.",2', 10) // [Map { 'Name' => 'Smith, J.', 'Level' => '2' }]
 */
export function csvRows(text: string, maxRows: number): readonly ReadonlyMap<string, string>[] {
  const [names = [], ...rows] = cellsIn(text.replace(/^\uFEFF/, ''));
  const columns = names.slice(0, MAX_COLUMNS).map((name) => name.trim());
  return rows
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .slice(0, maxRows)
    .map((cells) => {
      const row = new Map<string, string>();
      for (const [at, name] of columns.entries()) if (!row.has(name)) row.set(name, (cells[at] ?? '').trim());
      return row;
    });
}

/** A quoted or a plain cell, and its end. Both parts match at every place, so the time is linear in the length of the text. */
const cellWith = (separator: string): RegExp =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"?|([^${separator}\\r\\n]*))[^${separator}\\r\\n]*(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );

/** Excel in French saves a table with semicolons, and a text in Unicode with tabs. */
function separatorOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return [',', ';', '\t'].find((separator) => header.includes(separator)) ?? ',';
}

function cellsIn(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cells = 0;
  const separator = separatorOf(text);
  const cell = cellWith(separator);
  while (cells < MAX_CELLS) {
    const found = cell.exec(text);
    if (found === null) break;
    const [, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    cells += 1;
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (cell.lastIndex >= text.length) break;
  }
  return rows;
}
