import type { Label } from '../../lexicon/concept.js';
import type { Token } from '../text/tokenize.js';
import type { Mention } from './link-text.js';
import { ordinaryAcronyms, ordinaryNames } from './ordinary-names.js';
import type { Sentence } from './sentences.js';

/** The sense of a word that can be a product name. `unsure`: trust it only beside another mention of its sector. */
export type Sense = 'name' | 'unsure' | 'word';

export interface SenseContext {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  readonly mentions: readonly Mention[];
  readonly isListItem: boolean;
  readonly isTitle: boolean;
}

/** Words before a name that mark a product: « maîtrise d’Excel », "proficient in excel". */
const cues = new Set(
  `maitrise connaissance connaissances logiciel logiciels utilisation utiliser utilise outil outils suite programme application
   environnement framework cadriciel langage microsoft ms adobe google using uses use knowledge proficient proficiency software
   skills tool tools language library experience certified certification developpeur developpeuse developer programming
   version know knows connais connait connaitre maitriser maitrise learned used`.split(/\s+/),
);
/** Words after it that make it a verb or an adverb: "React to alarms", "Excel in sales". */
const verbal = new Set('in at to as well under quickly calmly beyond further through up out vite bien'.split(' '));
/** Words beside a name that tell the level of knowledge. */
const levels = new Set(
  `avance avancee intermediaire base debutant expert experte courant bonne maitrise notions connaissance connaissances niveau logiciel
   administration administrator admin server serveur advanced intermediate basic basics beginner proficient proficiency fluent level software js native script developpeur
   developpement development programmation programming certifie certified suite pro online`.split(/\s+/),
);
/** Very common words. Even alone in a list they are a product only beside others of the same field. */
const commonAlone = new Set('vite go word windows reference outlook'.split(' '));
const CUE_REACH = 3;
/** Separators between list entries: « React, Node et TypeScript ». */
const enumeration =
  /^(?:\s*[,;/&+|·]\s*|\s+)(?:[\w.#+-]+\s*[,;/&+|·]\s*|[\w.#+-]+\s+(?:et|and|ou|or)\s+)?(?:(?:et|and|ou|or|with|avec)\s+)?(?:de\s+|d['’]|the\s+)?$/i;
/** Sectors whose tools appear in one list. */
const families: Readonly<Record<string, string>> = { software: 'it', digital: 'it', computing: 'it' };
const familyOf = ({ concept }: Mention): string => families[concept.sector] ?? concept.sector;
/** A list entry with at most this many words is the name, perhaps with a level: « Excel avancé ». */
const LONGEST_BARE_ENTRY = 3;

/** Whether a one-word label needs context, because it has another meaning in plain sentences. */
export function isOrdinary(label: Label, token: Token): boolean {
  if (isAcronym(label.text)) return ordinaryAcronyms.has(token.folded);
  return /^\p{Lu}/u.test(label.text) && ordinaryNames.has(token.folded);
}

/** Decides the sense of an ordinary word from its capital, its context, and nearby mentions. */
export function senseOf(mention: Mention, label: Label, context: SenseContext): Sense {
  const { tokens, text } = context;
  const at = tokens.findIndex(({ start }) => start === mention.start);
  const token = tokens[at];
  if (!token) return 'word';
  if (isAcronym(label.text)) return token.raw === token.raw.toUpperCase() ? 'name' : 'word';
  // « Sage-femme » and "Word-of-mouth" are different words.
  if (/^[-‑]\p{L}/u.test(text.slice(token.end, token.end + 2))) return 'word';
  if (isInsideLonger(mention, context)) return 'word';
  if (isEnumerated(mention, context)) return 'name';
  const next = tokens[at + 1];
  const isVerb = next !== undefined && !next.breakBefore && verbal.has(next.folded);
  const hasCapital = /^\p{Lu}/u.test(token.raw);
  if (isBareEntry(mention, context) && !isVerb) return hasCapital || !commonAlone.has(token.folded) ? 'name' : 'unsure';
  const hasCue = tokens
    .slice(Math.max(0, at - CUE_REACH), at)
    .some(({ folded, start }) => cues.has(folded) && isSameSentence(start, mention, context));
  if (hasCue) return hasCapital ? 'name' : 'unsure';
  const beginsSentence = context.sentences.some(({ start }) => start === mention.start) && !context.isTitle;
  return hasCapital && !beginsSentence && !isVerb ? 'unsure' : 'word';
}

const isAcronym = (text: string): boolean => /^[A-Z0-9]{2,}$/.test(text);

/** The entry has only names and a level: « Excel avancé »; not « vite et bien ». */
function isBareEntry(mention: Mention, { tokens, mentions, isListItem }: SenseContext): boolean {
  const telling = tokens.filter(({ isFunction, fr }) => !isFunction && fr !== '&');
  if (!isListItem || telling.length > LONGEST_BARE_ENTRY) return false;
  return telling.every(
    ({ start, end, folded }) =>
      levels.has(folded) ||
      /^\d/.test(folded) ||
      mentions.some(
        (other) => start >= other.start && end <= other.end && (other.concept.kind === 'skill' || other === mention),
      ),
  );
}

function isInsideLonger(mention: Mention, { mentions }: SenseContext): boolean {
  return mentions.some(
    ({ start, end }) => start <= mention.start && end >= mention.end && end - start > mention.end - mention.start,
  );
}

/** The previous or next entry is another tool or skill of the same sector. */
function isEnumerated(mention: Mention, { mentions, text }: SenseContext): boolean {
  return mentions.some((other) => {
    if (other.concept.id === mention.concept.id || other.concept.kind !== 'skill') return false;
    if (familyOf(other) !== familyOf(mention) && other.concept.type !== 'tool') return false;
    const [first, second] = other.start < mention.start ? [other, mention] : [mention, other];
    return first.end < second.start && enumeration.test(text.slice(first.end, second.start));
  });
}

function isSameSentence(position: number, mention: Mention, { sentences }: SenseContext): boolean {
  return sentences.some(
    ({ start, end }) => position >= start && position < end && mention.start >= start && mention.start < end,
  );
}
