import type { Language } from '../../../../platform/http/language.js';
import { type Concept, type ConceptKind, conceptKinds, type Label } from '../../lexicon/concept.js';
import type { TrieEntry } from '../ontology/label-trie.js';
import type { Ontology } from '../ontology/ontology.js';
import { foldText } from '../text/fold.js';
import { type Token, tokenize } from '../text/tokenize.js';
import { type ThingId, thingOf } from './distinct-names.js';
import { isOrdinary, senseOf } from './name-sense.js';
import { type LinkOptions, longestAt, type Reading } from './longest-name.js';
import { isOtherWord } from './other-words.js';
import { isPersonName } from './person-names.js';
import { isDeniedBehind, isNegated } from './negation.js';
import { type Sentence, sentencesOf } from './sentences.js';
import { subjectOfPhrase } from './verbs/subject-of-phrase.js';
import type { VerbSubject } from './verbs/verb-subject.js';

/** A range of a text that names a concept. `text.slice(start, end)` is the name as written. */
export interface Mention {
  readonly concept: Concept;
  /** The thing that was named, if the concept covers several. */
  readonly thing: ThingId | null;
  readonly start: number;
  readonly end: number;
  /** 1, or less if another word stands inside the name. */
  readonly confidence: number;
  /** The label has other meanings too; trust it only beside another mention of its sector. */
  readonly isUnsure: boolean;
  /** The label is a common word with several meanings, even alone. */
  readonly isDoubtful: boolean;
  readonly isOneWord: boolean;
  /** An acronym that can mean other things too. */
  readonly isAcronym: boolean;
  /** « pas d’expérience en … » */
  readonly isNegated: boolean;
  /** A plural: in prose it describes other people ("working with nurses"). */
  readonly isPlural: boolean;
  /** The language of the name that was read; unset for a licence. */
  readonly language?: Language;
  /** The lexicon label that was recognised; unset for a licence. */
  readonly label?: Label;
  /** The subject of a verb phrase: « je tiens les livres ». */
  readonly subject?: VerbSubject;
}

/** A text with its words, sentences, and the concepts it names. */
export interface LinkedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  readonly mentions: readonly Mention[];
}

/** A name with one extra word inside: « gestion quotidienne des stocks ». */
const CONFIDENCE_WITH_GAP = 0.8;
/** A list entry with at most this many words is only the name. */
const LONGEST_BARE_ENTRY = 3;

/**
 * Finds the concepts in a text: at each word the longest label of each kind, in both languages. If two are equal, the language of
 * the sentence decides. Deterministic.
 */
export function linkText(text: string, ontology: Ontology, options: LinkOptions): LinkedText {
  const tokens = tokenize(text);
  const sentences = sentencesOf(text);
  const read = conceptKinds.flatMap((kind) => mentionsOf(kind, { text, tokens, sentences, ontology, options }));
  const mentions = withoutInnerOccupations(withoutOrdinaryWords(read, { text, tokens, sentences, ontology, options }));
  mentions.sort(
    (one, other) => one.start - other.start || other.end - one.end || compare(one.concept.id, other.concept.id),
  );
  return { text, tokens, sentences, mentions };
}

/** A mention, and its label if that is a single ordinary word. */
interface Read {
  readonly mention: Mention;
  readonly ordinary: Label | null;
}

/** Removes product names that are plain words in their context: "React to alarms", « apprendre vite ». */
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

function mentionsOf(kind: ConceptKind, reading: Reading): Read[] {
  const { tokens, options } = reading;
  const mentions: Read[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = tokens[at]!.isFunction ? null : longestAt(at, kind, reading);
    if (!found) {
      at += 1;
      continue;
    }
    const isVerb = found.entries[0]?.isVerb === true;
    const subject = isVerb ? subjectOfPhrase(at, found, reading) : undefined;
    if (subject === null) {
      at += 1;
      continue;
    }
    const first = tokens[at]!;
    const last = tokens[found.lastToken]!;
    const bare = options.isListItem && tokens.filter(({ isFunction }) => !isFunction).length <= LONGEST_BARE_ENTRY;
    const { document, withList } = options;
    const around = { text: reading.text, start: first.start, end: last.end, document, withList };
    for (const entry of found.entries) {
      if (isOtherWord(entry.concept.id, around)) continue;
      if (found.words === 1 && isPersonName(at, reading)) continue;
      if (found.words === 1 && (isInCompound(first, entry, reading.text) || (!isVerb && isOtherForm(first.raw, entry))))
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
        isNegated: isNegated(tokens, at) || isDeniedBehind(reading.text, last.end),
        isPlural: !isVerb && isPlural(entry, first, last),
        language: entry.label.language,
        label: entry.label,
        ...(subject ? { subject } : {}),
      };
      const ordinary = found.words === 1 && kind === 'skill' && isOrdinary(entry.label, first) ? entry.label : null;
      mentions.push({ mention, ordinary });
    }
    at = found.lastToken + 1;
  }
  return mentions;
}

/** « Soudage-montage », « service-conseil »: a common word that is half of a compound. */
function isInCompound({ start, end }: Token, { concept, label }: TrieEntry, text: string): boolean {
  if (concept.kind !== 'skill' || concept.type !== 'practice' || label.isName || label.isExact) return false;
  return (
    /[\p{L}][-‑]$/u.test(text.slice(Math.max(0, start - 2), start)) || /^[-‑]\p{L}{3}/u.test(text.slice(end, end + 4))
  );
}

/** « Soins infirmiers » is not a nurse and "Adobe Illustrator" not an illustrator: the longer name is meant. */
function withoutInnerOccupations(mentions: readonly Mention[]): Mention[] {
  const skills = mentions.filter(({ concept, isOneWord }) => concept.kind === 'skill' && !isOneWord);
  return mentions.filter(
    ({ concept, isOneWord, start, end }) =>
      concept.kind === 'skill' || !isOneWord || !skills.some((skill) => skill.start <= start && skill.end >= end),
  );
}

/**
 * « Permanent » is not « permanente », and « mètre » is not « métré », although they share a stem. Only plurals count as the same
 * word.
 */
function isOtherForm(raw: string, { concept, label }: TrieEntry): boolean {
  if (concept.kind !== 'skill' || concept.type !== 'practice' || label.language !== 'fr') return false;
  const [read, name] = [raw, label.text].map((word) => word.toLowerCase().normalize('NFC').replace(/[sx]$/, '')) as [
    string,
    string,
  ];
  const [foldedRead, foldedName] = [foldText(read), foldText(name)];
  if (foldedRead === foldedName) return read !== name && read !== foldedRead;
  return `${foldedRead}e` === foldedName || `${foldedName}e` === foldedRead;
}

/** The noun comes first in French and last in English. A label that is itself a plural never counts. */
function isPlural({ label }: TrieEntry, first: Token, last: Token): boolean {
  const words = label.text.split(/[\s-]/);
  const [written, named] = label.language === 'fr' ? [first.raw, words[0] ?? ''] : [last.raw, words.at(-1) ?? ''];
  return /[sx]$/i.test(written) && !/[sx]$/i.test(named);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Skills that are only words of an occupation's name: a teaching assistant does not have to teach. Tools and licences are kept.
 */
export function isWordOfOccupation({ concept, start, end }: Mention, { mentions }: LinkedText): boolean {
  if (concept.kind !== 'skill' || concept.type !== 'practice') return false;
  return mentions.some(
    (other) => other.concept.kind === 'occupation' && !other.isNegated && other.start <= start && other.end >= end,
  );
}
