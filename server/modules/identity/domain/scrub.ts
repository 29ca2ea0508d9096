/** What identifies a person in free text. */
export interface PersonalWords {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Stands where something was taken out. */
export const SCRUBBED = '•••';

/** Characters that show nothing: left in, they would hide a word from the rules below. */
const invisible = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g;

// Every repetition is bounded and starts at a word, so that no text makes these slow.
const at = String.raw`(?:\s{0,3}@\s{0,3}|\s{0,3}[([{]\s?(?:at|arobase|@)\s?[)\]}]\s{0,3}|\s{1,3}(?:at|arobase|chez)\s{1,3})`;
const dot = String.raw`(?:\s{0,2}\.\s{0,2}|\s{0,3}[([{]\s?(?:dot|point|\.)\s?[)\]}]\s{0,3}|\s{1,3}(?:dot|point)\s{1,3})`;
const email = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}${at}[\p{L}\p{N}-]{1,63}(?:${dot}[\p{L}\p{N}-]{2,63}){1,4}`,
  'giu',
);
/** Whatever still carries an at sign: an unfinished address, or a name on a social network. */
const handle = /[^\s@]{0,64}@[^\s@]{1,64}/gu;
const address = /(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s<>"]{1,2000}/giu;
const bareAddress =
  /(?<![\p{L}\p{N}.@-])((?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|ca|net|org|io|dev|me|fr|info|biz|co|ai|app|tv|quebec|site|online|page|link|gg|eu|uk|us|be|ch))(?![\p{L}\p{N}-])(?:[/?#:][^\s<>"]{0,2000})?/giu;
/** Names of tools that look like an address. */
const tools = new Set(['asp.net', 'vb.net', 'ado.net', 'ml.net', 'socket.io', 'draw.io', 'c#.net']);
const phone = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s\u00A0().\-–—/]{0,3}\d){6,14}(?!\d)/gu;
const years = /^(?:19|20)\d\d\D{1,3}(?:19|20)\d\d$/;
/** Short words of names that are also everywhere in sentences. */
const particles = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'da',
  'di',
  'do',
  'dos',
  'van',
  'von',
  'den',
  'der',
  'el',
  'al',
  'et',
  'st',
  'ste',
]);

/** One folded letter for each UTF-16 unit of the text, so that positions agree: no case, no accents. */
function folded(text: string): string {
  let result = '';
  for (const character of text) {
    const base = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    result +=
      base.length === character.length ? base : base.slice(0, character.length).padEnd(character.length, '\u0001');
  }
  return result;
}

/** The words by which someone is recognised: parts of the name, the name run together, what the e-mail begins with. */
function ownWords({ fullName, email: own }: PersonalWords): string[] {
  const parts = folded(fullName.normalize('NFC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [local = ''] = own.toLowerCase().split('@');
  const words = [
    ...parts.filter((part) => part.length > 1 && !particles.has(part)),
    ...(parts.length > 1 ? [parts.join(''), [...parts].reverse().join('')] : []),
    ...(local.length > 2 ? [local] : []),
  ];
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}

/** Null for somebody without a word to look for. */
function ownWordsPattern(person: PersonalWords): RegExp | null {
  const words = ownWords(person).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return words.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

function withoutOwnWords(text: string, pattern: RegExp | null): string {
  if (!pattern) return text;
  let result = '';
  let from = 0;
  for (const match of folded(text).matchAll(pattern)) {
    result += text.slice(from, match.index) + SCRUBBED;
    from = match.index + match[0].length;
  }
  return result + text.slice(from);
}

/**
 * Free text without what leads to its author: e-mail addresses (also spelled "name at host dot ca"), web addresses, names on
 * social networks, phone numbers and the author's own name. When in doubt it takes out too much.
 *
 * @returns a function for all texts of one person.
 */
export function scrubberFor(person: PersonalWords): (text: string) => string {
  const pattern = ownWordsPattern(person);
  const ownDigits = person.phone?.replace(/\D/g, '') ?? '';
  return (text) => {
    const plain = text
      .normalize('NFC')
      .replace(invisible, '')
      .replace(address, SCRUBBED)
      .replace(email, SCRUBBED)
      .replace(handle, SCRUBBED)
      .replace(bareAddress, (found, host: string) => (tools.has(host.toLowerCase()) ? found : SCRUBBED))
      .replace(phone, (found) => (years.test(found) ? found : SCRUBBED));
    const withoutPhone = ownDigits.length >= 5 ? plain.split(ownDigits).join(SCRUBBED) : plain;
    return withoutOwnWords(withoutPhone, pattern);
  };
}
