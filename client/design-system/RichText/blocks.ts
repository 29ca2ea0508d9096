export interface TextBlock {
  kind: 'paragraph' | 'list' | 'heading';
  lines: readonly string[];
}

const bullet = /^\s*[-–•*]\s+/;
/** A line of its own between two stars on either side is a small heading, as people type one. */
const heading = /^\s*\*\*([^*]+)\*\*\s*$/;

function readLine(line: string): { kind: TextBlock['kind']; content: string } {
  const title = heading.exec(line)?.[1];
  if (title !== undefined) return { kind: 'heading', content: title.trim() };
  if (bullet.test(line)) return { kind: 'list', content: line.replace(bullet, '') };
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

/** The sentences alone, for a preview of a line or two. */
export function previewOf(text: string): string {
  return blocksOf(text)
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ lines }) => lines)
    .join(' ');
}
