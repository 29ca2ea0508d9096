export interface Words {
  readonly text: string;
  /** Address of a link; null for plain text. */
  readonly href: string | null;
}

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Splits a sentence at its links, `[text](/address)`. Only addresses of this site become links. */
export function linkedWords(sentence: string): readonly Words[] {
  const parts: Words[] = [];
  let end = 0;
  for (const match of sentence.matchAll(link)) {
    const [whole, words = '', href = ''] = match;
    if (match.index > end) parts.push({ text: sentence.slice(end, match.index), href: null });
    parts.push({ text: words, href });
    end = match.index + whole.length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end), href: null });
  return parts;
}
