import { plainText } from '../../lib/plain-text';

export interface Mentionable {
  readonly id: string;
  readonly full_name: string;
}

/** An `@` that is being typed: its place in the text, and the text between it and the caret. */
export interface Mention {
  readonly start: number;
  readonly query: string;
}

/** Longer texts after an `@` are no name. */
const MAX_QUERY = 40;
const MAX_SHOWN = 8;

/**
 * The mention that the caret is in; null if it is in none. An `@` within a word is an email address.
 *
 * @example mentionAt('avis de @lu', 11) // { start: 8, query: 'lu' }
 */
export function mentionAt(text: string, caret: number): Mention | null {
  const start = text.slice(0, caret).lastIndexOf('@');
  if (start === -1 || caret - start > MAX_QUERY || /[\p{L}\p{N}._-]$/u.test(text.slice(0, start))) return null;
  const query = text.slice(start + 1, caret);
  return /\n|^\s/.test(query) ? null : { start, query };
}

/** People with a name, or a part of it, that begins with the query; accents and case do not matter. */
export function peopleMatching<P extends Mentionable>(people: readonly P[], query: string): readonly P[] {
  // A name that is complete and followed by a space is chosen already.
  const asked = plainText(query) + (/\s$/.test(query) ? ' ' : '');
  return people.filter(({ full_name: name }) => ` ${plainText(name)}`.includes(` ${asked}`)).slice(0, MAX_SHOWN);
}

/** The text with the chosen name instead of what was typed, and where the caret goes. */
export function withMention(
  text: string,
  { start, query }: Mention,
  name: string,
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(start + 1 + query.length);
  const inserted = `@${name}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: text.slice(0, start) + inserted + rest, caret: start + inserted.length };
}
