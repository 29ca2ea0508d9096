import type { Language } from '../../../../platform/http/language.js';
import { type Concept, type ConceptKind, conceptKinds, type Label } from '../../lexicon/concept.js';
import { exactWord, wholeWord } from '../../lexicon/label-key.js';
import type { TrieEntry, TrieNode } from '../ontology/label-trie.js';
import type { Ontology } from '../ontology/ontology.js';
import { foldText } from '../text/fold.js';
import { type Token, tokenize } from '../text/tokenize.js';
import { type ThingId, thingOf } from './distinct-names.js';
import { isOrdinary, senseOf } from './name-sense.js';
import { isOtherWord } from './other-words.js';
import { isNegated } from './negation.js';
import { type Sentence, sentencesOf } from './sentences.js';

/** One place in a text that names a concept. `text.slice(start, end)` is what was read. */
export interface Mention {
  readonly concept: Concept;
  /** The thing that was named, where the concept holds several that are not the same. */
  readonly thing: ThingId | null;
  readonly start: number;
  readonly end: number;
  /** 1, or less where a word stands between those of the label. */
  readonly confidence: number;
  /** The label means other things too; believe it only beside another mention of its sector. */
  readonly isUnsure: boolean;
  /** The label is a common word with several meanings, even where it stands alone. */
  readonly isDoubtful: boolean;
  readonly isOneWord: boolean;
  /** Capitals that may stand for other things too. */
  readonly isAcronym: boolean;
  /** « pas d’expérience en … » */
  readonly isNegated: boolean;
  /** The word is a plural: in prose it speaks of other people ("working with nurses"). */
  readonly isPlural: boolean;
}

/** A text read once: its words, sentences, and the concepts it names. */
export interface LinkedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  readonly mentions: readonly Mention[];
}

export interface LinkOptions {
  /** Of the whole document, for sentences that do not show theirs. */
  readonly language: Language | null;
  /** One entry of a list of skills or requirements, not a sentence. */
  readonly isListItem: boolean;
  /** A title and nothing else: a comma may be part of the name. */
  readonly isTitle?: boolean;
}

/** A name with one word more in the middle: « gestion quotidienne des stocks ». */
const CONFIDENCE_WITH_GAP = 0.8;
/** Behind these somebody or something else is named: « commis aux côtés d’une comptable ». */
const parting = new Set('chez avec with cotes aupres par by sans without beside under near pres'.split(' '));
/** A list entry of so few words is nothing but the name itself. */
const LONGEST_BARE_ENTRY = 3;

interface Candidate {
  /** At least one; more where occupations share the name. */
  readonly entries: readonly TrieEntry[];
  readonly lastToken: number;
  readonly words: number;
  readonly gaps: number;
}

/**
 * Finds the concepts a text names: from every word the longest label of each kind, in both languages at once; between equal
 * ones the language of the sentence decides. Deterministic.
 */
export function linkText(text: string, ontology: Ontology, options: LinkOptions): LinkedText {
  const tokens = tokenize(text);
  const sentences = sentencesOf(text);
  const read = conceptKinds.flatMap((kind) => mentionsOf(kind, { text, tokens, sentences, ontology, options }));
  const mentions = withoutOrdinaryWords(read, { text, tokens, sentences, ontology, options });
  mentions.sort(
    (one, other) => one.start - other.start || other.end - one.end || compare(one.concept.id, other.concept.id),
  );
  return { text, tokens, sentences, mentions };
}

/** A mention with the label it was read by, where that is one ordinary word. */
interface Read {
  readonly mention: Mention;
  readonly ordinary: Label | null;
}

/** Leaves out product names that are plain words where they stand: "React to alarms", « apprendre vite ». */
function withoutOrdinaryWords(read: readonly Read[], { options, ...reading }: Reading): Mention[] {
  const mentions = read.map(({ mention }) => mention);
  if (read.every(({ ordinary }) => ordinary === null)) return mentions;
  const { isListItem, isTitle = false } = options;
  return read.flatMap(({ mention, ordinary }) => {
    if (ordinary === null) return [mention];
    const sense = senseOf(mention, ordinary, { ...reading, mentions, isListItem, isTitle });
    return sense === 'word' ? [] : [{ ...mention, isUnsure: sense === 'unsure' }];
  });
}

interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  readonly ontology: Ontology;
  readonly options: LinkOptions;
}

function mentionsOf(kind: ConceptKind, reading: Reading): Read[] {
  const { tokens, options } = reading;
  const mentions: Read[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = tokens[at]!.isFunction ? null : longestAt(at, kind, reading);
    if (!found) {
      at += 1;
      continue;
    }
    const first = tokens[at]!;
    const last = tokens[found.lastToken]!;
    const bare = options.isListItem && tokens.filter(({ isFunction }) => !isFunction).length <= LONGEST_BARE_ENTRY;
    const read = foldText(reading.text.slice(first.start, last.end));
    for (const entry of found.entries) {
      if (isOtherWord(read, entry.concept.id) || (found.words === 1 && isInCompound(first, entry, reading.text)))
        continue;
      const mention = {
        concept: entry.concept,
        thing: thingOf(entry.label),
        start: first.start,
        end: last.end,
        confidence: found.gaps > 0 ? CONFIDENCE_WITH_GAP : 1,
        isUnsure: entry.label.isUnsure && !bare,
        isDoubtful: entry.label.isUnsure && !entry.label.isName,
        isOneWord: found.words === 1,
        isAcronym: found.words === 1 && entry.label.isExact,
        isNegated: isNegated(tokens, at),
        isPlural: isPlural(entry, first, last),
      };
      const ordinary = found.words === 1 && kind === 'skill' && isOrdinary(entry.label, first) ? entry.label : null;
      mentions.push({ mention, ordinary });
    }
    at = found.lastToken + 1;
  }
  return mentions;
}

/** « Soudage-montage », « service-conseil »: a common word that is half of another one. */
function isInCompound({ start, end }: Token, { concept, label }: TrieEntry, text: string): boolean {
  if (concept.kind !== 'skill' || concept.type !== 'practice' || label.isName || label.isExact) return false;
  return (
    /[\p{L}][-‑]$/u.test(text.slice(Math.max(0, start - 2), start)) || /^[-‑]\p{L}{3}/u.test(text.slice(end, end + 4))
  );
}

/** The noun comes first in French and last in English; a name that is itself a plural says nothing. */
function isPlural({ label }: TrieEntry, first: Token, last: Token): boolean {
  const words = label.text.split(/[\s-]/);
  const [written, named] = label.language === 'fr' ? [first.raw, words[0] ?? ''] : [last.raw, words.at(-1) ?? ''];
  return /[sx]$/i.test(written) && !/[sx]$/i.test(named);
}

function longestAt(at: number, kind: ConceptKind, reading: Reading): Candidate | null {
  const sentence = reading.sentences.find(({ end }) => end > reading.tokens[at]!.start);
  const language = sentence?.language ?? reading.options.language;
  const order: readonly Language[] = language === 'en' ? ['en', 'fr'] : ['fr', 'en'];
  let best: Candidate | null = null;
  for (const tongue of order) {
    const found = walk(reading, at, kind, tongue);
    if (!found || (best && !isBetter(found, best, at, reading))) continue;
    if (isFalseFriend(found, tongue, language, reading.options)) continue;
    best = found;
  }
  return best;
}

/** Of names of both languages the longer is read; of equal ones the one written so: "machinist" is no « machiniste ». */
function isBetter(found: Candidate, best: Candidate, at: number, reading: Reading): boolean {
  const more = found.words - found.gaps - (best.words - best.gaps);
  return more > 0 || (more === 0 && isWritten(found, at, reading) && !isWritten(best, at, reading));
}

function isWritten({ entries, lastToken }: Candidate, at: number, { text, tokens }: Reading): boolean {
  const written = foldText(text.slice(tokens[at]!.start, tokens[lastToken]!.end));
  return entries.some(({ label }) => [label.text, label.feminine ?? ''].some((name) => foldText(name) === written));
}

/** One plain word of the other language in a sentence that has a language of its own is probably another word. */
function isFalseFriend(
  { entries: [entry], words }: Candidate,
  tongue: Language,
  language: Language | null,
  options: LinkOptions,
): boolean {
  const isName =
    entry !== undefined && (entry.label.isExact || entry.concept.type === 'tool' || entry.concept.type === 'licence');
  return words === 1 && language !== null && tongue !== language && !options.isListItem && !isName;
}

function walk(
  { tokens, ontology, options }: Reading,
  from: number,
  kind: ConceptKind,
  tongue: Language,
): Candidate | null {
  let best: Candidate | null = null;
  const isBroken = ({ breakBefore }: Token): boolean => breakBefore && options.isTitle !== true;
  visit(ontology.labels[tongue], from, 0, 0, from);
  return best;

  function visit(node: TrieNode, at: number, words: number, gaps: number, lastToken: number): void {
    const entries = node.ends[kind];
    if (entries && words > 0 && (!best || words - gaps > best.words - best.gaps))
      best = { entries, lastToken, words, gaps };
    let next = at;
    while (next < tokens.length && words > 0 && tokens[next]!.isFunction && !isBroken(tokens[next]!)) next += 1;
    const token = tokens[next];
    if (!token || (words > 0 && isBroken(token))) return;
    for (const word of [
      exactWord(token.raw),
      wholeWord(token.folded),
      token[tongue],
      exactWord(token.raw.replace(/(?<=[A-Z]{2})s$/, '')),
    ]) {
      const child = node.next.get(word);
      if (child) visit(child, next + 1, words + 1, gaps, next);
    }
    const skippable = words > 0 && gaps === 0 && token.fr !== '&' && node.next.size > 0 && !parting.has(token.folded);
    const after = tokens[next + 1];
    if (skippable && after && !isBroken(after)) visit(node, next + 1, words, 1, lastToken);
  }
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Skills that are only words of an occupation's name: a teaching assistant is not asked to teach. Names of tools and licences stay. */
export function isWordOfOccupation({ concept, start, end }: Mention, { mentions }: LinkedText): boolean {
  if (concept.kind !== 'skill' || concept.type !== 'practice') return false;
  return mentions.some(
    (other) => other.concept.kind === 'occupation' && !other.isNegated && other.start <= start && other.end >= end,
  );
}
