/**
 * The formatting of longer texts, parsed in the same way by the application and by server-rendered pages. A blank line ends a
 * paragraph; `- ` and `1. ` start list items; `## ` or a line between `**` is a heading; inside a line `**strong**`, `*emphasis*`
 * and `[words](https://…)`. Everything else is plain text, including HTML.
 */
export interface TextBlock {
  readonly kind: 'paragraph' | 'list' | 'steps' | 'heading';
  readonly lines: readonly string[];
}

/** A part of a line. `href` is always http(s). */
export type TextPiece =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const bullet = /^\s*[-–•*]\s+/;
const step = /^\s*\d{1,2}[.)]\s+/;
/** A heading: a line that starts with `#`, or a line between `**`, as people often type one. */
const heading = /^\s*(?:#{1,4}\s+(.+?)\s*#*|\*\*([^*]+)\*\*)\s*$/;

function readLine(line: string): { kind: TextBlock['kind']; content: string } {
  const title = heading.exec(line);
  if (title) return { kind: 'heading', content: (title[1] ?? title[2] ?? '').trim() };
  if (bullet.test(line)) return { kind: 'list', content: line.replace(bullet, '') };
  if (step.test(line)) return { kind: 'steps', content: line.replace(step, '') };
  return { kind: 'paragraph', content: line.trim() };
}

/** Splits text into headings, paragraphs and lists. A list may follow a sentence without a blank line. */
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

/** Marks do not span lines or nest, and their length is limited, so that a text of many stars cannot slow the parser down. */
const mark =
  /\*\*([^*\s](?:[^*]{0,298}[^*\s])?)\*\*|\*([^*\s](?:[^*]{0,298}[^*\s])?)\*|\[([^[\]]{1,200})\]\((https?:\/\/[^\s()<>"]{1,500})\)/g;

/** Splits a line into its parts. */
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

/** The text without headings and formatting, for a short preview. */
export function previewOf(text: string): string {
  return blocksOf(text)
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ lines }) => lines.map(plainLine))
    .join(' ');
}
