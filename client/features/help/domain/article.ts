import type { HelpName } from '../../../lib/help-pages';

/** An article of the help, in one language. */
export interface Article {
  readonly name: HelpName;
  readonly title: string;
  /** The answer of the article, in a sentence or two. */
  readonly lead: string;
  /** The rest, with headings, lists and links (HelpText). */
  readonly body: string;
}

/**
 * Reads the file of an article: `# Title`, a blank line, the lead in one line, a blank line, then the text.
 * @throws Error if it begins otherwise
 */
export function parseArticle(name: HelpName, file: string): Article {
  const [, title, lead, body] = /^# (.+)\n\n([^#\n].+)\n\n([\s\S]+)$/.exec(file.replace(/\r\n/g, '\n')) ?? [];
  if (title === undefined || lead === undefined || body === undefined)
    throw new Error(`${name} does not begin with a title and a lead`);
  return { name, title, lead, body: body.trim() };
}

/** Part of a line: words, and the address they lead to. */
export interface LinePart {
  readonly text: string;
  readonly href: string | null;
}

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Splits a line at its links to pages of this site: `Open [your settings](/settings).` */
export function linePartsOf(line: string): readonly LinePart[] {
  const parts: LinePart[] = [];
  let from = 0;
  for (const { 0: whole, 1: text = '', 2: href = '', index } of line.matchAll(LINK)) {
    if (index > from) parts.push({ text: line.slice(from, index), href: null });
    parts.push({ text, href });
    from = index + whole.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from), href: null });
  return parts;
}

/** The text of an article without marks and addresses, for the search. */
export const plainBodyOf = ({ body }: Article): string =>
  body.replace(LINK, '$1').replace(/^#+ |^[-*] |^\d+\. |\*\*/gm, '');
