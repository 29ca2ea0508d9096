import { buffer } from 'node:stream/consumers';

/**
 * A program of its own: reads one document from standard input and writes its text as JSON. It runs in a process that may read
 * nothing but its code, write nothing, and start nothing (`read-resume.ts`).
 */

interface Limits {
  readonly maxPartBytes: number;
  readonly maxTableBytes: number;
  readonly maxParts: number;
  readonly maxPages: number;
  readonly maxCharacters: number;
}
type Answer =
  | { readonly text: string }
  /** A profile that LinkedIn saved as PDF: lines with a form feed before them are headings. */
  | { readonly profile: string }
  /** Files of LinkedIn's data archive by name, without their extension. */
  | { readonly tables: Readonly<Record<string, string>> }
  | { readonly refused: Why };

type Why = 'PROTECTED' | 'UNSUPPORTED' | 'TOO_LARGE' | 'DAMAGED';

class Refused extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

/** One run of text on a page, in points from the lower left corner. */
interface Run {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Reads the text between tags. Entities that a document declares itself stay unread, so they cannot grow. */
function textOfXml(xml: string, breaks: RegExp, tabs: RegExp, isText: (tag: string) => boolean | null): string {
  let text = '';
  let takes = false;
  for (const [part] of xml.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!part.startsWith('<')) {
      if (takes) text += decoded(part);
      continue;
    }
    takes = isText(part) ?? takes;
    if (breaks.test(part)) text += '\n';
    else if (tabs.test(part)) text += '\t';
  }
  return text;
}

const textOfDocx = (xml: string): string =>
  textOfXml(xml, /^<(?:\/w:p|w:br|w:cr)[ />]/, /^<(?:w:tab|\/w:tc)[ />]/, (tag) =>
    tag.startsWith('<w:t>') || tag.startsWith('<w:t ') ? !tag.endsWith('/>') : tag === '</w:t>' ? false : null,
  );

/** In ODT all text of the body is text; styles stand before it. */
const textOfOdt = (xml: string): string =>
  textOfXml(
    xml.slice(Math.max(0, xml.indexOf('<office:text'))).replace(/<text:s(?: [^>]*)?\/>/g, ' '),
    /^<(?:\/text:p|\/text:h|text:line-break)[ />]/,
    /^<text:tab[ />]/,
    () => true,
  );

/** Files of LinkedIn's data archive that a profile is read from. All others, such as messages and connections, stay packed. */
const tableNames = ['Profile', 'Positions', 'Education', 'Skills', 'Languages'];
/** An archive that was unpacked and packed again has a folder. */
const tablePath = new RegExp(`^(?:[^/]{1,120}/)?(${tableNames.join('|')})\\.csv$`);

/** Name and max size of a part of an archive; null for a part that is not read. */
function wantedPart(path: string, limits: Limits): { readonly name: string; readonly maxBytes: number } | null {
  if (['word/document.xml', 'content.xml', 'META-INF/manifest.xml'].includes(path))
    return { name: path, maxBytes: limits.maxPartBytes };
  const table = tablePath.exec(path)?.[1];
  return table === undefined ? null : { name: table, maxBytes: limits.maxTableBytes };
}

/** The wanted parts of an archive; of two with one name the first. Counts what comes out, whatever the archive says of itself. */
async function partsOf(bytes: Buffer, limits: Limits): Promise<Map<string, Buffer>> {
  const { fromBufferPromise } = await import('yauzl');
  const parts = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  if (zip.entryCount > limits.maxParts) throw new Refused('TOO_LARGE');
  for await (const entry of zip.eachEntry()) {
    const wanted = wantedPart(entry.fileName, limits);
    if (wanted === null || parts.has(wanted.name)) continue;
    const { name, maxBytes } = wanted;
    if (entry.isEncrypted()) throw new Refused('PROTECTED');
    if (entry.uncompressedSize > maxBytes) throw new Refused('TOO_LARGE');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new Refused('TOO_LARGE');
      chunks.push(chunk);
    }
    parts.set(name, Buffer.concat(chunks));
  }
  return parts;
}

async function readArchive(bytes: Buffer, limits: Limits): Promise<Answer> {
  const parts = await partsOf(bytes, limits);
  const [word, odt] = [parts.get('word/document.xml'), parts.get('content.xml')];
  if (parts.get('META-INF/manifest.xml')?.includes('encryption-data')) throw new Refused('PROTECTED');
  const cut = (text: string): Answer => ({ text: text.slice(0, limits.maxCharacters) });
  if (word !== undefined) return cut(textOfDocx(word.toString('utf8')));
  if (odt !== undefined) return cut(textOfOdt(odt.toString('utf8')));
  const tables = tableNames.flatMap((name) => {
    const table = parts.get(name);
    return table === undefined ? [] : [[name, plainText(table).slice(0, limits.maxCharacters / tableNames.length)]];
  });
  if (tables.length === 0) throw new Refused('UNSUPPORTED');
  return { tables: Object.fromEntries(tables) as Record<string, string> };
}

/**
 * The left edge of a second column; null for one column. It is where many runs begin, and hardly any run of the first column
 * reaches it.
 */
function secondColumn(runs: readonly Run[], width: number): number | null {
  const begins = new Map<number, number>();
  for (const { x } of runs) begins.set(Math.round(x), (begins.get(Math.round(x)) ?? 0) + 1);
  const fewest = Math.max(3, runs.length * 0.15);
  const edges = [...begins]
    .filter(([x, count]) => count >= 3 && x > width * 0.2 && x < width * 0.75)
    .sort(([, one], [, other]) => other - one);
  for (const [x] of edges) {
    const edge = x - 2;
    const left = runs.filter((run) => run.x + run.width <= edge);
    const right = runs.filter((run) => run.x >= edge);
    // Dates and places at the right margin belong to the line beside them.
    const margins = right.filter(({ text }) => text.length < 26 && /\d{4}|, \p{Lu}{2}$/u.test(text));
    if (left.length < fewest || right.length < fewest || margins.length > right.length / 2) continue;
    if (runs.length - left.length - right.length <= runs.length * 0.4) return edge;
  }
  return null;
}

/**
 * The left edge of the main column of a profile that LinkedIn saved as PDF; null for other documents. The person's name, the largest
 * text, begins that column; the address of the profile is beside it under the heading "Contact".
 */
function linkedInEdge(runs: readonly Run[]): number | null {
  const name = runs.reduce<Run | null>((largest, run) => (largest && largest.size >= run.size ? largest : run), null);
  if (name === null) return null;
  const beside = runs.filter(({ x, width }) => x + width < name.x).map(({ text }) => text.trim());
  const isLinkedIn = beside.some((text) => /^(?:Contact|Coordonn[ée]es)$/.test(text));
  return isLinkedIn && beside.join('').includes('linkedin.com/in/') ? name.x - 2 : null;
}

/** Sizes of headings in points. Names of companies have 12, the name of the person 26. */
const isHeading = (line: readonly Run[]): boolean => line.every(({ size }) => size >= 12.9 && size < 20);

/** A page of such a profile: main column and column beside it. Headings are marked, because a skill may be called "Training". */
function linkedInPage(runs: readonly Run[], edge: number): readonly [main: string[], beside: string[]] {
  const main = runs.filter(({ x }) => x >= edge);
  const beside = runs.filter(({ x }) => x < edge);
  const lines = (part: readonly Run[]): string[] =>
    linesOf(part, (line) => (isHeading(line) ? '\f' : '')).filter(
      (line) => !/^Page \d+ (?:of|sur) \d+$/.test(line.trim()),
    );
  return [lines(main), lines(beside)];
}

/** Runs as lines: from above to below, from left to right. @param mark is put before a line */
function linesOf(runs: readonly Run[], mark: (line: readonly Run[]) => string = () => ''): string[] {
  const lines: Run[][] = [];
  for (const run of [...runs].sort((one, other) => other.y - one.y || one.x - other.x)) {
    const line = lines.at(-1);
    if (line?.[0] && Math.abs(line[0].y - run.y) <= Math.max(2, run.size * 0.4)) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => {
    let text = mark(line);
    let end = -Infinity;
    for (const run of line.sort((one, other) => one.x - other.x)) {
      const gap = run.x - end;
      if (end > -Infinity) text += gap > run.size * 2 ? '\t' : gap > run.size * 0.15 ? ' ' : '';
      text += run.text;
      end = run.x + run.width;
    }
    return text;
  });
}

/** Text above the columns comes first, then the left column, the right one, and text that spans the page below. */
function pageText(runs: readonly Run[], width: number): string {
  const edge = secondColumn(runs, width);
  if (edge === null) return linesOf(runs).join('\n');
  const top = Math.max(...runs.filter((run) => run.x + run.width <= edge).map(({ y }) => y)) + 2;
  const isAbove = ({ y }: Run): boolean => y > top;
  const below = runs.filter((run) => !isAbove(run));
  const left = below.filter((run) => run.x + run.width <= edge);
  const right = below.filter((run) => run.x >= edge);
  const wide = below.filter((run) => run.x < edge && run.x + run.width > edge);
  return [runs.filter(isAbove), left, right, wide].flatMap((part) => linesOf(part)).join('\n');
}

async function readPdf(bytes: Buffer, limits: Limits): Promise<Answer> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: unknown) => {
    throw new Refused((error as Error).name === 'PasswordException' ? 'PROTECTED' : 'DAMAGED');
  });
  const pages: string[] = [];
  const beside: string[] = [];
  let edge: number | null = null;
  let length = 0;
  for (let number = 1; number <= Math.min(document.numPages, limits.maxPages); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size = 10, x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y, width: item.width, size: Math.abs(size) || 10 }];
    });
    if (number === 1) edge = linkedInEdge(runs);
    if (edge === null) pages.push(pageText(runs, page.getViewport({ scale: 1 }).width));
    else {
      // The main column goes on on the next page, so the other one comes after the last.
      const [main, other] = linkedInPage(runs, edge);
      pages.push(main.join('\n'));
      beside.push(...other);
    }
    length += pages.at(-1)?.length ?? 0;
    if (length > limits.maxCharacters) break;
    page.cleanup();
  }
  const text = [...pages, ...beside].join('\n').slice(0, limits.maxCharacters);
  return edge === null ? { text } : { profile: text };
}

/** UTF-8, the encoding of Windows, or UTF-16 with its mark, which Notepad and Excel call Unicode. */
function plainText(bytes: Buffer): string {
  const mark = bytes.toString('latin1', 0, 2);
  const utf16 = mark === '\u00ff\u00fe' ? 'utf-16le' : mark === '\u00fe\u00ff' ? 'utf-16be' : null;
  const text = utf16 === null ? utf8Or1252(bytes) : new TextDecoder(utf16).decode(bytes);
  if (text.includes('\u0000')) throw new Refused('UNSUPPORTED');
  return text;
}

function utf8Or1252(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function read(bytes: Buffer, limits: Limits): Promise<Answer> {
  try {
    const head = bytes.toString('latin1', 0, 8);
    // Word and LibreOffice wrap a protected document in this older kind of file; so were documents before 2007.
    if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new Refused('PROTECTED');
    if (head.startsWith('%PDF-')) return await readPdf(bytes, limits);
    if (head.startsWith('PK\u0003\u0004')) return await readArchive(bytes, limits);
    return { text: plainText(bytes).slice(0, limits.maxCharacters) };
  } catch (error) {
    return { refused: error instanceof Refused ? error.why : 'DAMAGED' };
  }
}

const limits = JSON.parse(process.argv[2] ?? '{}') as Limits;
process.stdout.write(JSON.stringify(await read(await buffer(process.stdin), limits)), () => process.exit(0));
