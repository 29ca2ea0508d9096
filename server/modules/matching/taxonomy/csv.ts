/**
 * Parses a table with a header row into records. Quoted cells may contain separators, line ends and doubled quotes (RFC 4180).
 * @param lines without line ends
 */
export async function csvRecords(lines: AsyncIterable<string>, separator = ','): Promise<Record<string, string>[]> {
  const records: Record<string, string>[] = [];
  let header: readonly string[] | null = null;
  let open = '';
  for await (const line of lines) {
    const text = open === '' ? line : `${open}\n${line}`;
    if (hasOpenQuote(text)) {
      open = text;
      continue;
    }
    open = '';
    if (text === '') continue;
    const cells = cellsOf(header === null ? text.replace(/^\uFEFF/, '') : text, separator);
    if (header === null) header = cells;
    else records.push(Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])));
  }
  return records;
}

const hasOpenQuote = (text: string): boolean => (text.match(/"/g)?.length ?? 0) % 2 === 1;

function cellsOf(line: string, separator: string): readonly string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (line[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}
