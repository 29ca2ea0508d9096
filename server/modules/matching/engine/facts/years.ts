/** Years of experience found in a text, with the range of the statement. */
export interface YearsFound {
  readonly years: number;
  readonly start: number;
  readonly end: number;
}

const words: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  quinze: 15,
  vingt: 20,
  trente: 30,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  quarante: 40,
  forty: 40,
};
/** « Trente-deux », "twenty-five": tens and ones in one word. */
const compound =
  '(?:vingt|trente|quarante|twenty|thirty|forty)(?:[\\s‑-]+(?:et[\\s‑-]+)?(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|one|two|three|four|five|seven|eight|nine))?';
const figure = `(\\d{1,2}|${compound}|${Object.keys(words).join('|')})`;
const unit = '(?:ans|an|années|année|annees|years?|yrs?)';

/** A number or a range, a plus, and the unit: « 3 à 5 ans », "5+ years", « cinq (5) années ». */
const span = new RegExp(
  `(?<![\\p{L}\\p{N}])${figure}(?:\\s*\\(\\d{1,2}\\))?\\s*(?:\\+|(?:à|a|-|–|to|ou|or)\\s*${figure})?\\s*\\+?\\s*${unit}(?![\\p{L}\\p{N}])(?:\\s+et\\s+plus|\\s+(?:or|and)\\s+more)?`,
  'giu',
);
/** Words that mark experience rather than age, directly after … */
const behind =
  /^['’]?\s*(?:(?:ou|or)\s+(?:plus|more)\s+)?(?:d['’e]\s*(?:\p{L}+\s+){0,2}exp[ée]rience|of\s+(?:[\p{L}-]+\s+){0,3}(?:experience|work|practice)|(?:[\p{L}-]+\s+){0,3}experience|comme|en\s+tant|à\s+titre|au(?:x|\s)|dans|en\s+\p{L}|chez|as\s|in\s|with\s|working|de\s+(?:pratique|métier|carrière|service))/iu;
/** … or before the number. */
const before =
  /(?:depuis|pendant|durant|for|over|during|exp[ée]rience|experience)\s*(?:\p{L}+\s+){0,3}(?:de|d['’]|of|:)?\s*$/iu;
/** An age, which is never used. */
const age = /(?:âgée?\s+de|ag[ée]e?\s+de|j['’]ai|i\s+am|i['’]m|aged?|âge\s*:?)\s*$/iu;
/** An age of clients, not years of experience: « auprès des 5 à 12 ans », "children aged 3 to 5 years". */
const ofChildren =
  /(?:aupr[eè]s|enfants?|jeunes|[ée]l[eè]ves|groupes?|tout-petits|poupons|kids|children|ages?|aged)\s*(?:d(?:es?|u)|from|of|entre)?\s*$/iu;
const ageBehind = /^\s*(?:old|-old|d['’]âge|d['’]age)/iu;
/** Longer than any career, so not experience. */
const MOST = 50;

/** The subject of a clause about the employer: « notre maison existe depuis 30 ans », "we have 40 years of experience". */
const employer =
  /^(?:[\p{L}'’]+\s+){0,2}(?:nous|on|we|(?:notre|nos|our|cette|this|the|la|l['’]\s?)\s?(?:\p{L}+\s+)?(?:entreprise|compagnie|company|maison|firme?|business|boutique|clinique|clinic|restaurant|atelier|shop|ferme|farm|usine|plant|[ée]quipe|team|organisme|soci[ée]t[ée]|groupe?|agence|agency|magasin|store|garage|famil\p{L}+|[ée]cole|school))(?!\p{L})/iu;
/** Words for how long something has existed, and for whose experience it is: « forts de nos 25 ans », "in business for 12 years". */
const existing =
  /(?<!\p{L})(?:fond[ée]\p{L}*|founded|ouvert\p{L}*|opened|affaires|in business|exist\p{L}*|implant[ée]\p{L}*|[ée]tabli\p{L}*|established|serving|au service de|forte?s? de|backed by|who ha(?:s|ve) (?:done|worked|been)|qui (?:travaillent?|fait|font)|(?:nos|our|its|ses)\s*$)/iu;
/** It is a requirement nevertheless: « nous exigeons 5 ans », "we are looking for 5 years". */
const demanded =
  /exig|requi|demand|cherch|souhait|besoin|minimum|au moins|at least|poss[èe]d|d[ée]ten|candidat|vous avez|you have|seek|look|want|need|id[ée]al|must|profil/iu;

/** Whether years in a posting are how long the employer has existed or worked, rather than what it asks for. */
function isOfEmployer(text: string, start: number): boolean {
  const clause = text
    .slice(0, start)
    .split(/[.!?;,:\n](?:\s|$)/u)
    .at(-1)!
    .trimStart();
  return (employer.test(clause) || existing.test(clause)) && !demanded.test(clause);
}

/** How long the work will last: « vous accompagnez un groupe pendant deux ans ». */
const lasting = /(?<!\p{L})(?:vous|tu|you)(?:['’]ll)?\s+(?!avez|as\b|have)\p{L}.*(?:pendant|durant|for|over)\s*$/iu;

function isOfWork(text: string, start: number): boolean {
  const clause = text
    .slice(0, start)
    .split(/[.!?;\n](?:\s|$)/u)
    .at(-1)!;
  return lasting.test(clause) && !demanded.test(clause);
}

/** How long a licence must be held is no experience: « permis de classe 5 depuis deux ans ». */
const permit = /permis|licen[cs]e/iu;

function numberOf(written: string): number {
  const [tens = '', ones] = written.toLowerCase().split(/[\s‑-]+(?:et[\s‑-]+)?/u);
  return (words[tens] ?? Number(tens)) + (ones ? (words[ones] ?? 0) : 0);
}

/**
 * The kind of text. `prose`: years count only with a word like "experience". `history`: past jobs. `requirement`: one
 * requirement. `description`: the prose of a posting, where the employer's own years never count.
 */
export type YearsContext = 'prose' | 'history' | 'requirement' | 'description';
const isOfPosting = (context: YearsContext): boolean => context === 'requirement' || context === 'description';

/** From this number on, « Cuisinier, 34 ans, Laval » can be an age, so the text must say what the years were spent on. */
const YOUNGEST_WORKER = 16;
/** After a number, these words mean other time than work. */
const otherSpan =
  /^\s*(?:à|a)\s+la\s+maison|^\s*(?:at\s+home|off\b|ago|later|plus\s+tard|prochain|pr[eé]c[eé]dent|from\s+now)|^\s*(?:of|d['’e]\s*)\s*(?:[ée]tudes?|study|studies|school|college|university|universit[ée]|pause|break|cong[ée]|garantie|warranty)/iu;
/** The same before a number: « programme de 3 ans », « dans deux ans », "within two years". */
const otherSpanBefore =
  /(?:il\s+y\s+a|\bdans|d['’]ici|within|\bin|\bevery|chaque|aux|tou(?:te)?s\s+les|\bde|\bd['’]|\bof|\baged?|\bafter|\bapr[eè]s|\bunder|\bover|\bmoins\s+de|\bplus\s+de|jusqu['’][àa]|\bage\s*:?|\b(?:the|les)\s+(?:last|past|derni[eè]res))\s*$/iu;
const learning =
  /[ée]tud|stage|baccalaur|licence en|dipl[oô]m|\bDE[CPS]\b|\bAEC\b|degree|bachelor|master|\bcourse|\bcours\b|program/iu;

/**
 * Finds statements of years of experience, without ages. Of a range the lower end counts, because it is the requirement.
 *
 * @example findYears('5+ years of critical care experience') // [{ years: 5, start: 0, end: 8 }]
 * @example findYears('Plombier, 6 ans, résidentiel', 'history') // [{ years: 6, … }]
 */
export function findYears(text: string, context: YearsContext = 'prose'): readonly YearsFound[] {
  const found: YearsFound[] = [];
  for (const match of text.matchAll(span)) {
    const [written, low = ''] = match;
    const start = match.index;
    const end = start + written.length;
    const head = text.slice(Math.max(0, start - 40), start);
    const tail = text.slice(end, end + 60);
    const hasExperienceWord = behind.test(tail) && !otherSpan.test(tail);
    if (
      ofChildren.test(head) ||
      ageBehind.test(tail) ||
      (age.test(head) && !hasExperienceWord) ||
      /âg[ée]|aged/iu.test(head.slice(-12))
    )
      continue;
    const years = numberOf(low);
    if (
      isOfPosting(context) &&
      (isOfEmployer(text, start) || isOfWork(text, start) || (!hasExperienceWord && permit.test(head)))
    )
      continue;
    if (!hasExperienceWord && !before.test(head) && !isExperienceByContext(context, { text, start, end, years }))
      continue;
    if (years >= 1 && years <= MOST) found.push({ years, start, end });
  }
  return context === 'history' ? [...found, ...employedIn(text)] : found;
}

/** Whether a number without the word "experience" is experience, from its context: « Caissière, 4 ans », "Two years of Java". */
function isExperienceByContext(
  context: YearsContext,
  { text, start, end, years }: YearsFound & { readonly text: string },
): boolean {
  if (context === 'prose' || context === 'description') return false;
  const head = text
    .slice(0, start)
    .split(/[.!?;\n](?:\s|$)/u)
    .at(-1)!;
  const tail = text.slice(end);
  if (otherSpan.test(tail) || otherSpanBefore.test(head)) return false;
  if (context === 'requirement') return years < YOUNGEST_WORKER && !/\p{L}/u.test(head) && !learning.test(tail);
  const clause = head
    .replace(/[\s,:]+$/u, '')
    .split(/[,:]/u)
    .at(-1)!
    .trim();
  // « Coiffeuse, DEP, 11 ans » is work, « DEC en soins infirmiers, trois ans » is study.
  if (!/\p{L}/u.test(clause) || (learning.test(clause) && /\s/u.test(clause))) return false;
  const isOpen = /^\s*(?:[,.;:)]|$)/u.test(tail);
  return years < YOUNGEST_WORKER || !isOpen || /\byears?\s*$/iu.test(text.slice(start, end)) || retired.test(head);
}
const retired = /retrait|retired/iu;

/** « 2015-2019 », "from 2012 to 2020": the years worked, each once. Spans of study do not count. */
const dates = /(?<![\d-])((?:19|20)\d\d)\s*(?:-|–|à|au|to|until)\s*((?:19|20)\d\d)(?![\d-])/giu;

function employedIn(text: string): readonly YearsFound[] {
  const worked = new Set<number>();
  let first: { start: number; end: number } | null = null;
  for (const match of text.matchAll(dates)) {
    const [written, from, to] = match;
    const line = lineAround(text, match.index);
    if (learning.test(line) || !/\p{L}{3}/u.test(line.replace(written, ''))) continue;
    for (let year = Number(from); year < Math.min(Number(to), Number(from) + MOST); year += 1) worked.add(year);
    first ??= { start: match.index, end: match.index + written.length };
  }
  return first && worked.size > 0 ? [{ years: worked.size, ...first }] : [];
}

function lineAround(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at)) + 1;
  const ends = [text.indexOf('\n', at), text.indexOf('. ', at)].filter((end) => end >= 0);
  return text.slice(from, Math.min(text.length, ...ends));
}
