import type { JobAnalysis, JobField } from '../analysis/analyse-job.js';
import { type PlaceInText, placeOf } from '../analysis/place-in-text.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { JobSource, SeekerSource } from '../../domain/match-result.js';
import type { LinkedText } from '../link/link-text.js';
import type { Token } from '../text/tokenize.js';
import type { Link, ScoredPart } from './scored-part.js';

/** Credit for an identical title, known or not. */
export const SAME_TITLE = 0.95;
/** A one-word title is rarely specific; one with many words is a sentence. */
const MIN_WORDS = 2;
const MAX_WORDS = 5;

/** A phrase with its place. */
interface PlacedPhrase<Source> {
  readonly key: string;
  readonly place: PlaceInText<Source>;
}

const phrases = new WeakMap<object, ReadonlyMap<string, PlacedPhrase<SeekerSource>>>();

/**
 * The person's own words for what they are or have: titles, skill entries, and the start of sentences about experience: « Opérateur de
 * dameuse au mont Sainte-Anne » gives « opérateur de dameuse ».
 */
export function ownPhrases({ fields }: SeekerAnalysis): ReadonlyMap<string, PlacedPhrase<SeekerSource>> {
  const known = phrases.get(fields);
  if (known) return known;
  const own = new Map<string, PlacedPhrase<SeekerSource>>();
  for (const { source, text } of fields) {
    if (source === 'preferences') continue;
    const isOfOneThing = source === 'title' || source === 'skills';
    const starts = isOfOneThing ? text.tokens.slice(0, 1) : beginnings(text);
    for (const first of starts) {
      for (const words of leading(text, first)) {
        const key = keyOf(words);
        if (!own.has(key)) own.set(key, { key, place: placeOf(source, text, spanOf(words)) });
      }
    }
  }
  phrases.set(fields, own);
  return own;
}

const titles = new WeakMap<object, readonly PlacedPhrase<JobSource>[]>();

/**
 * Titles of a posting: the whole title and, if it has no known occupation, the part before a dash, comma or bracket.
 * With a known one, "Vice-president, finance" must not match every vice-president.
 */
export function postingTitles({ fields, occupations }: JobAnalysis): readonly PlacedPhrase<JobSource>[] {
  const known = titles.get(fields);
  if (known) return known;
  const isKnown = occupations.some(({ rank, isNear }) => rank >= 1 && !isNear);
  const asked = fields.filter(({ source }) => source === 'title').flatMap((field) => titlesOf(field, isKnown));
  titles.set(fields, asked);
  return asked;
}

function titlesOf({ source, text }: JobField, isKnown: boolean): readonly PlacedPhrase<JobSource>[] {
  const [first] = text.tokens;
  const whole = telling(text.tokens);
  const beginning = first && !isKnown ? telling(clause(text, first)) : whole;
  const kept = [whole, beginning].filter(({ length }) => length >= MIN_WORDS && length <= MAX_WORDS);
  const keys = new Map(kept.map((words) => [keyOf(words), words]));
  return [...keys].map(([key, words]) => ({ key, place: placeOf(source, text, spanOf(words)) }));
}

/** Uses the identical title if that gives more credit than the occupation part. */
export function withSameTitle(occupation: ScoredPart, seeker: SeekerAnalysis, job: JobAnalysis): ScoredPart {
  if (occupation.credit >= SAME_TITLE) return occupation;
  const own = ownPhrases(seeker);
  const asked = postingTitles(job).find(({ key }) => own.has(key));
  if (!asked) return occupation;
  const { field, start, end } = asked.place;
  const name = field.text.slice(start, end);
  const seekerPlace = own.get(asked.key)!.place;
  const link: Link = {
    concept: { fr: name, en: name },
    share: SAME_TITLE,
    isExact: true,
    seeker: seekerPlace,
    listed: isListed(seekerPlace) ? seekerPlace : null,
    job: asked.place,
  };
  return { credit: SAME_TITLE, isAsked: true, grounds: () => ({ links: [link], gaps: occupation.grounds().gaps }) };
}

const isListed = (place: PlaceInText<SeekerSource>): place is PlaceInText<'skills'> => place.source === 'skills';

/** The first word of each sentence. */
function beginnings({ tokens, sentences }: LinkedText): readonly Token[] {
  return sentences.flatMap(({ start, end }) => tokens.find((token) => token.start >= start && token.end <= end) ?? []);
}

/** The words from `first` up to the next comma, bracket or end of sentence. */
function clause({ tokens }: LinkedText, first: Token): readonly Token[] {
  const from = tokens.indexOf(first);
  const after = tokens.findIndex((token, at) => at > from && token.breakBefore);
  return tokens.slice(from, after < 0 ? undefined : after);
}

/** The first two words of a clause, the first three, and so on. */
function leading(text: LinkedText, first: Token): readonly (readonly Token[])[] {
  const words = telling(clause(text, first));
  const lengths = Array.from({ length: MAX_WORDS - MIN_WORDS + 1 }, (_, at) => MIN_WORDS + at);
  return lengths.filter((length) => length <= words.length).map((length) => words.slice(0, length));
}

const telling = (tokens: readonly Token[]): readonly Token[] => tokens.filter(({ isFunction }) => !isFunction);
/** French stems have no gender. */
const keyOf = (words: readonly Token[]): string => words.map(({ fr }) => fr).join(' ');
const spanOf = (words: readonly Token[]): { start: number; end: number } => ({
  start: words[0]!.start,
  end: words.at(-1)!.end,
});
