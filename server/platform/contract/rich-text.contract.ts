/**
 * The few marks that longer texts may use, read once for the application and for the pages of the server: blank lines part
 * paragraphs, `- ` and `1. ` begin the lines of a list, `## ` or a line between `**` is a small heading; inside a line
 * `**strong**`, `*emphasis*` and `[words](https://…)`. Everything else is text: no markup of any kind is ever read.
 */
export interface TextBlock {
  readonly kind: 'paragraph' | 'list' | 'steps' | 'heading';
  readonly lines: readonly string[];
}

/** A piece of a line. `href` is http(s) or it is no link. */
export type TextPiece =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const bullet = /^\s*[-–•*]\s+/;
const step = /^\s*\d{1,2}[.)]\s+/;
/** A line of its own between two stars on either side is a small heading, as people type one. */
const heading = /^\s*(?:#{1,4}\s+(.+?)\s*#*|\*\*([^*]+)\*\*)\s*$/;

function readLine(line: string): { kind: TextBlock['kind']; content: string } {
  const title = heading.exec(line);
  if (title) return { kind: 'heading', content: (title[1] ?? title[2] ?? '').trim() };
  if (bullet.test(line)) return { kind: 'list', content: line.replace(bullet, '') };
  if (step.test(line)) return { kind: 'steps', content: line.replace(step, '') };
  return { kind: 'paragraph', content: line.trim() };
}

/** Headings, paragraphs and lists out of plain text; a list may follow a sentence without a blank line. */
export function blocksOf(text: string): TextBlock[] {
  const blocks: { kind: TextBlock['kind']; lines: string[] }[] = [];
  let open = false;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') {
      open = false;
      continue;
    }
    const { kind, content } = readLine(line);
    const last = blocks.at(-1);
    if (open && kind !== 'heading' && last?.kind === kind) last.lines.push(content);
    else blocks.push({ kind, lines: [content] });
    open = true;
  }
  return blocks;
}

/** No mark spans a line or holds another one, and each is short: a text of nothing but stars costs no more than any other. */
const mark =
  /\*\*([^*\s](?:[^*]{0,298}[^*\s])?)\*\*|\*([^*\s](?:[^*]{0,298}[^*\s])?)\*|\[([^[\]]{1,200})\]\((https?:\/\/[^\s()<>"]{1,500})\)/g;

/** The pieces of one line. */
export function piecesOf(line: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of line.matchAll(mark)) {
    const [whole, strong, emphasis, words, href] = match;
    if (match.index > from) pieces.push({ kind: 'text', text: line.slice(from, match.index) });
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) pieces.push({ kind: 'emphasis', text: emphasis });
    else pieces.push({ kind: 'link', text: words ?? '', href: href ?? '' });
    from = match.index + whole.length;
  }
  if (from < line.length) pieces.push({ kind: 'text', text: line.slice(from) });
  return pieces;
}

const plainLine = (line: string): string =>
  piecesOf(line)
    .map(({ text }) => text)
    .join('');

/** The sentences alone, for a preview of a line or two. */
export function previewOf(text: string): string {
  return blocksOf(text)
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ lines }) => lines.map(plainLine))
    .join(' ');
}
