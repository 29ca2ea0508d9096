import type { Concept } from '../../lexicon/concept.js';
import type { LinkedText, Mention } from '../link/link-text.js';
import { foldText } from '../text/fold.js';

/** Skills of which one is enough: "AWS or Azure", « PostgreSQL, MySQL ou l’équivalent ». */
export interface Choice {
  /** The concept that the others are examples of: "message queues such as Redis or Kafka". Having it is enough too. */
  readonly of: Concept | null;
}

/** The words or signs between two skills of a list. `example`: the second is an example of the first. `detail`: a colon or bracket. */
type Joint = 'or' | 'and' | 'comma' | 'example' | 'detail';

const joiningWords: readonly (readonly [Joint, readonly string[]])[] = [
  ['or', ['ou', 'or', 'ou bien', '& ou', '& or']],
  ['and', ['&']],
  ['example', ['such as', 'like', 'e g', 'eg', 'for example', 'example', 'for instance', 'instance']],
  ['example', ['comme', 'tel que', 'telle que', 'tels que', 'telles que', 'exemple', 'p ex', 'ex']],
];
const joints = new Map(joiningWords.flatMap(([joint, all]) => all.map((words) => [words, joint] as const)));

/** After a list: an equivalent is accepted, for example "or similar". */
const otherOnes =
  /^[\s,]*(?:ou|or)\s+(?:(?:une?|toute?|any|another|an|a|the|le|la)\s+|l')?(?:autres?|others?|similar|similaires?|equivalente?s?|comparables?)\b/;
/** Before a list: one of its items is enough. */
const oneOfThese = /\b(?:one|any) of\b|\bl'une? des?\b|\bau moins une?\b|\bparmi\b|\bau choix\b|\bof your choice\b/;

interface Member {
  readonly mention: Mention;
  /** The joint to the previous member; null for the first. */
  readonly joint: Joint | null;
}
type Members = readonly Member[];

/**
 * Groups skills of which one is enough. Only skills in one list, with nothing but articles and prepositions between them, are
 * grouped; all others are required one by one.
 *
 * @param mentions the mentions that count, in text order.
 */
export function choicesIn(field: LinkedText, mentions: readonly Mention[]): ReadonlyMap<Mention, Choice> {
  const choices = new Map<Mention, Choice>();
  const choose = (members: Members, of: Concept | null): void => {
    const choice: Choice = { of };
    for (const { mention } of members) choices.set(mention, choice);
  };
  for (const list of listsOf(field, mentions)) {
    const [first = [], ...details] = cutAt(list, (joint) => joint === 'example' || joint === 'detail');
    let before = first;
    for (const detail of details) {
      const examples = examplesOf(detail, field);
      const of = examples.length > 0 ? before.at(-1) : undefined;
      if (of) choose([of, ...examples], of.mention.concept);
      for (const stretch of stretchesOf(of ? before.slice(0, -1) : before, field)) choose(stretch, null);
      before = of ? detail.slice(examples.length) : detail;
    }
    for (const stretch of stretchesOf(before, field)) choose(stretch, null);
  }
  return choices;
}

function listsOf(field: LinkedText, mentions: readonly Mention[]): readonly Members[] {
  const lists: Member[][] = [];
  mentions.forEach((mention, position) => {
    const before = mentions[position - 1];
    const joint = before ? jointOf(field, before, mention) : null;
    if (joint) lists.at(-1)!.push({ mention, joint });
    else lists.push([{ mention, joint: null }]);
  });
  return lists.filter(({ length }) => length > 1);
}

function jointOf({ text, tokens }: LinkedText, before: Mention, next: Mention): Joint | null {
  const gap = text.slice(before.end, next.start);
  if (next.start < before.end || /[;!?\n\r•▪●◦]|\.\s+\p{Lu}/u.test(gap)) return null;
  const words = tokens
    .filter(({ start, end, isFunction }) => start >= before.end && end <= next.start && !isFunction)
    .map(({ folded, fr }) => (fr === '&' ? '&' : folded))
    .join(' ');
  if (words !== '') return joints.get(words) ?? null;
  if (/[:(]/.test(gap)) return 'detail';
  return gap.includes(',') ? 'comma' : null;
}

function cutAt(list: Members, isCut: (joint: Joint | null) => boolean): readonly Members[] {
  const pieces: Member[][] = [];
  for (const member of list) {
    if (pieces.length === 0 || isCut(member.joint)) pieces.push([member]);
    else pieces.at(-1)!.push(member);
  }
  return pieces;
}

/** The parts of a list of which one is enough: the whole list, or the members joined by "or". */
function stretchesOf(list: Members, field: LinkedText): readonly Members[] {
  if (list.length < 2) return [];
  if (startsWithOneOf(list, field)) return [list];
  return cutAt(list, (joint) => joint === 'and')
    .map((stretch) => {
      const last = stretch.findLastIndex(({ joint }, position) => position > 0 && joint === 'or');
      return endsOpen(stretch, field) ? stretch : stretch.slice(0, last + 1);
    })
    .filter(({ length }) => length > 1);
}

/** The members that are examples: those joined by "or" at the start, else all; after a colon or bracket none. */
function examplesOf(detail: Members, field: LinkedText): Members {
  const first = stretchesOf(detail, field).find(([member]) => member === detail[0]);
  return first ?? (detail[0]!.joint === 'example' ? detail : []);
}

function endsOpen(list: Members, { text }: LinkedText): boolean {
  const { end } = list.at(-1)!.mention;
  return otherOnes.test(foldText(text.slice(end, end + 40)));
}

function startsWithOneOf([first]: Members, { text, sentences }: LinkedText): boolean {
  const { start } = first!.mention;
  const sentence = sentences.find(({ end }) => end > start);
  return oneOfThese.test(foldText(text.slice(sentence?.start ?? 0, start)));
}
