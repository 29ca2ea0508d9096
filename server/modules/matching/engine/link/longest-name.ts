import type { Language } from '../../../../platform/http/language.js';
import type { ConceptKind } from '../../lexicon/concept.js';
import { exactWord, wholeWord } from '../../lexicon/label-key.js';
import type { TrieEntry, TrieNode } from '../ontology/label-trie.js';
import type { Ontology } from '../ontology/ontology.js';
import { foldText } from '../text/fold.js';
import type { Token } from '../text/tokenize.js';
import type { Sentence } from './sentences.js';
import { verbFormsOf } from './verbs/verb-forms.js';

export interface LinkOptions {
  /** Language of the document, used for sentences whose language is unclear. */
  readonly language: Language | null;
  /** One entry of a list of skills or requirements, not a sentence. */
  readonly isListItem: boolean;
  /** The text is only a title, so a comma can be part of the name. */
  readonly isTitle?: boolean;
  /** Folded words of the whole profile or posting, used to choose the sense of ambiguous words. */
  readonly document?: string;
  /** For an entry of a skills list: the document with the other entries, which may confirm a sense and never refute one. */
  readonly withList?: string;
}

export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  readonly ontology: Ontology;
  readonly options: LinkOptions;
}

export interface Candidate {
  /** At least one; more if occupations share the name. */
  readonly entries: readonly TrieEntry[];
  readonly lastToken: number;
  readonly words: number;
  readonly gaps: number;
}

/** After these words the name belongs to somebody or something else: « commis aux côtés d’une comptable ». */
const parting = new Set(
  'chez avec with cotes aupres par by sans without beside under near pres pas not non sans jamais never no aucun aucune peine hardly barely rarely rarement seldom'.split(
    ' ',
  ),
);
/** The longest name that starts at a word, in both languages. */
export function longestAt(at: number, kind: ConceptKind, reading: Reading): Candidate | null {
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

/** Prefer the longer name; of equal ones the exact spelling: "machinist" is not « machiniste ». */
function isBetter(found: Candidate, best: Candidate, at: number, reading: Reading): boolean {
  const more = found.words - found.gaps - (best.words - best.gaps);
  return more > 0 || (more === 0 && isWritten(found, at, reading) && !isWritten(best, at, reading));
}

function isWritten({ entries, lastToken }: Candidate, at: number, { text, tokens }: Reading): boolean {
  const written = foldText(text.slice(tokens[at]!.start, tokens[lastToken]!.end));
  return entries.some(({ label }) => [label.text, label.feminine ?? ''].some((name) => foldText(name) === written));
}

/** A single plain word of the other language in a sentence with a clear language is probably a false friend. */
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
    if (words === 0 && kind === 'skill') {
      for (const { key } of verbFormsOf(token.folded, tongue)) {
        const child = node.next.get(key);
        if (child) visit(child, next + 1, 1, gaps, next);
      }
    }
    const skippable = words > 0 && gaps === 0 && token.fr !== '&' && node.next.size > 0 && !parting.has(token.folded);
    const after = tokens[next + 1];
    if (skippable && after && !isBroken(after)) visit(node, next + 1, words, 1, lastToken);
  }
}
