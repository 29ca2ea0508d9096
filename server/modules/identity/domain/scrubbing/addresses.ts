import { matchesOf, type Span } from './span.js';

// Patterns for folded text: lower case, no accents. Repetitions are bounded and start at a word, so no text makes them slow.
const word = String.raw`[\p{L}\p{N}._%+'-]{1,64}`;
const joint = String.raw`\s{1,2}(?:point|dot|tiret|underscore|dash|hyphen|plus)\s{1,2}`;
const local = String.raw`(?<![\p{L}\p{N}._%+'-])${word}(?:${joint}${word}){0,4}`;
const label = String.raw`[\p{L}\p{N}-]{1,63}`;
const endings =
  'com|ca|net|org|io|dev|me|fr|info|biz|co|ai|app|tv|quebec|site|online|page|link|gg|eu|uk|us|be|ch|xyz|tech|cc|ly';

/** Signs that occur only in addresses. */
const sureAt = String.raw`(?:\s{0,3}@\s{0,3}|\s{0,3}[([{<]\s?(?:at|arobase|arobas|a|@)\s?[)\]}>]\s{0,3}|\s{1,3}(?:arobase|arobas|a commercial|at sign)\s{1,3})`;
const looseDot = String.raw`(?:\s{0,2}\.\s{0,2}|\s{0,3}[([{<]\s?(?:dot|point|\.)\s?[)\]}>]\s{0,3}|\s{1,3}(?:dot|point)\s{1,3})`;
const sureEmail = new RegExp(`${local}${sureAt}${label}(?:${looseDot}[\\p{L}\\p{N}-]{2,63}){1,4}`, 'gu');

/** "at" and "chez" are common words, so these need a domain ending. */
const wordAt = String.raw`\s{1,3}(?:at|chez)\s{1,3}`;
const sureDot = String.raw`(?:\.|\s{0,3}[([{<]\s?(?:dot|point|\.)\s?[)\]}>]\s{0,3}|\s{1,3}(?:dot|point)\s{1,3})`;
const spelledEmail = new RegExp(
  `${local}${wordAt}${label}(?:${sureDot}${label}){0,3}${sureDot}(?:${endings})(?![\\p{L}\\p{N}])`,
  'gu',
);

const link =
  /(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]{1,20}\s?\[?:\]?\s?\/\s?\/|www\s?\[?\.\]?\s?|(?:mailto|tel|sms|callto|skype):)[^\s<>"]{1,2000}/gu;
const bareAddress = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@-])((?:${label}(?:\.|\[\.\]|\(\.\))){1,4}(?:${endings}))(?![\p{L}\p{N}-])(?:[/?#:][^\s<>"]{0,2000})?`,
  'gu',
);
/** « point ca » has another meaning in French. */
const spelledAddress = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${label}(?:\s{1,2}dot\s{1,2}(?:${endings})|\s{1,2}point\s{1,2}(?:com|net|org|io|dev|info|quebec))(?![\p{L}\p{N}])(?:\s{0,2}(?:slash|barre oblique|\/)\s{0,2}[\p{L}\p{N}_.-]{1,64}){0,4}`,
  'gu',
);
/** Names of tools that look like a domain. */
const tools = new Set(['asp.net', 'vb.net', 'ado.net', 'ml.net', 'paint.net', 'socket.io', 'draw.io', 'lodash.me']);

const networks =
  'linkedin|linked in|github|gitlab|bitbucket|facebook|fb|instagram|insta|ig|snapchat|snap|tiktok|tik tok|twitter|telegram|whatsapp|wechat|discord|skype|youtube|messenger|threads|bluesky|mastodon|pinterest|viber|behance|dribbble|medium';
const slashWord = String.raw`\s{0,2}(?:slash|barre oblique|oblique)\s{0,2}`;
const path = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${networks})(?:\s{0,2}(?:dot|point|\.)\s{0,2}com)?(?:${slashWord}(?:in|pub|u)(?![\p{L}\p{N}]))?${slashWord}[\p{L}\p{N}_.-]{1,64}`,
  'gu',
);
const linkedinPath = /(?<![\p{L}\p{N}])linked ?in\s{0,2}\/\s{0,2}(?:in|pub)\s{0,2}\/\s{0,2}[\p{L}\p{N}_.-]{1,64}/gu;
const account = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${networks}|pseudo|handle|username|user name|nom d.utilisateur)\s{0,2}(?:[:=]|=>|->|→)\s{0,2}[\p{L}\p{N}_.-]{2,64}`,
  'gu',
);
/** After the name of a network alone, only words that cannot be ordinary: with a digit, an underscore or a dot. */
const oddAccount = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${networks})\s{1,2}(?:(?:is|est|handle|pseudo)\s{1,2})?(?=[\p{L}\p{N}_.-]{0,30}\p{L})\p{L}{0,30}(?:[_\p{N}]|\.\p{L})[\p{L}\p{N}_.-]{0,30}`,
  'gu',
);

/** Max characters on each side of an at sign that belong to it. */
const AROUND_AT = 64;

const SPACE = 32;
const AT = 64;
/** . , ; : ! ? ) ] } and a space end a sentence and are not part of a name. */
const closing = new Set([...' .,;:!?)]}'].map((sign) => sign.charCodeAt(0)));

/** Remaining text with an at sign: an incomplete address or an account name. */
function handles(text: string): Span[] {
  const spans: Span[] = [];
  const isPart = (at: number): boolean => {
    const code = text.charCodeAt(at);
    return at >= 0 && at < text.length && code !== SPACE && code !== AT;
  };
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let [start, end] = [at, at + 1];
    while (at - start < AROUND_AT && isPart(start - 1)) start -= 1;
    if (text.charCodeAt(end) === SPACE) end += 1;
    while (end - at < AROUND_AT && isPart(end)) end += 1;
    while (end > at + 1 && closing.has(text.charCodeAt(end - 1))) end -= 1;
    if (start < at || end > at + 1) spans.push({ start, end });
  }
  return spans;
}

/** Email and web addresses and account names, also spelled out; `text` is folded. */
export function addressesIn(text: string): Span[] {
  const sites = [...text.matchAll(bareAddress)]
    .filter(([, host = '']) => !tools.has(host))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  const others = [link, sureEmail, spelledEmail, spelledAddress, path, linkedinPath, account, oddAccount];
  return [...matchesOf(text, ...others), ...sites, ...handles(text)];
}
