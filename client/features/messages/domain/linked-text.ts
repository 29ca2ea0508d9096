/** A piece of a text. `href` is set if it is an address. */
export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"']+/giu;
/** Punctuation at the end of a sentence is not part of the address. */
const trailing = /[.,;:!?)\]}»”’…]+$/u;

function hrefOf(text: string): string | null {
  try {
    const url = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Splits a text at its web addresses. */
export function linkedText(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = match[0].replace(trailing, '');
    const href = hrefOf(shown);
    if (href === null) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** Links within this site need no warning. */
export const isOwnAddress = (href: string, origin: string): boolean => new URL(href).origin === origin;
