import type { ConceptId } from '../../lexicon/concept.js';
import { foldText } from '../text/fold.js';
import { type Credential, credentialByKey, credentials } from './credential-list.js';

/** A credential found in a text, with its range. */
export interface CredentialFound {
  readonly credential: Credential;
  readonly start: number;
  readonly end: number;
}

/** A text folded character by character, with the original position of each. */
export interface FoldedText {
  readonly folded: string;
  readonly positions: readonly number[];
}

export function foldWithPositions(text: string): FoldedText {
  let folded = '';
  const positions: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letters = foldText(text[at]!).replace(/\s/g, ' ');
    folded += text[at] === '\n' ? '\n' : letters;
    for (let each = 0; each < Math.max(letters.length, text[at] === '\n' ? 1 : 0); each += 1) positions.push(at);
  }
  positions.push(text.length);
  return { folded, positions };
}

const classList =
  '[1-5][abc]?(?:(?:\\s*(?:,|/|&|\\+)\\s*|\\s+(?:et|ou|and|or)\\s+)(?:de\\s+)?(?:classe\\s+|class\\s+)?[1-5][abc]?)*';
/** « Permis de conduire de classe 1 ou 3 », « chauffeur classe 1 », "class 1 licence". */
const drivingClasses = [
  new RegExp(
    `\\b(?:permis|chauffeur\\w*|camionneu\\w+|conduct\\w+|conduire|licen[cs]es?)\\b(?:(?!requi|atout|asset|exige|obligatoire)[^.;\\n]){0,24}?\\bclass(?:es?)?\\s+(${classList})(?![\\w°])`,
    'g',
  ),
  new RegExp(
    `\\bclass(?:es)?\\s+(${classList})\\s+(?:driver'?s?\\s+|driving\\s+)?(?:licen[cs]es?|permits?|drivers?|trucks?|bus)\\b`,
    'g',
  ),
  /\bpermis\s+([1-5][abc])\b/g,
  new RegExp(`(?<=^\\W*)classes?\\s+(${classList})(?=\\W*$)`, 'g'),
];

/** If the text is about driving, a class alone is a permit too: « permis requis, classe 1 un atout ». */
const furtherClass = new RegExp(`\\bclasses?\\s+(${classList})(?![\\w°])`, 'g');
const aboutDriving = /\b(?:permis|licen[cs]e|chauffeu\w+|camionneu\w+|conduite|driver|driving)\b/;

/** Words beside an organisation's acronym which show that its permit is meant. */
const permitWords =
  /\b(?:licences?|licenses?|permis|permits?|cartes?|cards?|membre|member|inscrit\w*|inscription|certificats?|certificates?|attestations?|certifi\w+|formation|training|cours|course|registered|registration|valides?|valid|detenir|detent\w+|tickets?|competences?)\b/;
const PERMIT_REACH = 36;
const LONGEST_ENTRY = 3;

const everywhere = (pattern: RegExp | undefined): readonly RegExp[] => (pattern ? [new RegExp(pattern, 'g')] : []);
const readers = credentials.map((credential) => ({
  credential,
  words: everywhere(credential.words),
  heldBy: everywhere(credential.heldBy),
  acronyms: everywhere(credential.acronyms),
}));

/**
 * Credentials in a text, by every known name, in text order.
 *
 * @param document folded words of the whole profile or posting; some names depend on the field of work.
 * @param isHeldByTitle whether a title implies the credential: true for people, false for postings.
 */
export function credentialsIn(text: string, document: string, isHeldByTitle: boolean): readonly CredentialFound[] {
  const { folded, positions } = foldWithPositions(text);
  const place = (start: number, end: number) => ({ start: positions[start]!, end: positions[end - 1]! + 1 });
  const found: CredentialFound[] = drivingIn(folded).map(({ credential, start, end }) => ({
    credential,
    ...place(start, end),
  }));
  for (const { credential, words, heldBy, acronyms } of readers) {
    if (credential.within && !credential.within.test(document)) continue;
    for (const pattern of isHeldByTitle ? [...words, ...heldBy] : words) {
      for (const match of folded.matchAll(pattern)) {
        found.push({ credential, ...place(match.index, match.index + match[0].length) });
      }
    }
    for (const match of acronyms.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const start = match.index;
      const end = start + match[0].length;
      if (credential.isOrganisation !== true || isPermitOf(text, start, end)) found.push({ credential, start, end });
    }
  }
  return withoutInner(found);
}

function drivingIn(folded: string): readonly CredentialFound[] {
  const patterns = aboutDriving.test(folded) ? [...drivingClasses, furtherClass] : drivingClasses;
  return patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      const list = match[1]!;
      const from = match.index + match[0].lastIndexOf(list);
      const figures = [...list.matchAll(/[1-5][abc]?/g)];
      return figures.flatMap((figure, position): CredentialFound[] => {
        const credential = credentialByKey.get(`class-${figure[0]}`) ?? credentialByKey.get(`class-${figure[0][0]}`);
        const start = position === 0 ? match.index : from + figure.index;
        const isLast = position === figures.length - 1;
        return credential
          ? [
              {
                credential,
                start,
                end: isLast ? match.index + match[0].length : from + figure.index + figure[0].length,
              },
            ]
          : [];
      });
    }),
  );
}

function isPermitOf(text: string, start: number, end: number): boolean {
  if (text.split(/\s+/).length <= LONGEST_ENTRY) return true;
  const head = foldText(text.slice(Math.max(0, start - PERMIT_REACH), start))
    .split(/[.;:\n]/)
    .at(-1)!;
  const tail = foldText(text.slice(end, end + PERMIT_REACH / 2)).split(/[.;:,\n]/)[0]!;
  return permitWords.test(head) || permitWords.test(tail);
}

/** Of overlapping places keeps the longest, and one place if a credential is named twice in a row (« permis RBQ »). */
function withoutInner(found: readonly CredentialFound[]): readonly CredentialFound[] {
  const longest = [...found].sort((one, other) => other.end - other.start - (one.end - one.start));
  const kept: CredentialFound[] = [];
  for (const each of longest) {
    if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each);
  }
  return kept.sort((one, other) => one.start - other.start);
}

const byConcept = new Map<ConceptId, Credential>();
for (const each of credentials) if (each.concept && each.isNarrow !== true) byConcept.set(each.concept, each);

/** The credential behind a skill of the lexicon. */
export function credentialOf(concept: ConceptId): Credential | undefined {
  return byConcept.get(concept);
}

/** Keys of credentials with all that they include. */
export function withIncluded(keys: Iterable<string>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const key of keys) {
    all.add(key);
    for (const included of credentialByKey.get(key)?.includes ?? []) all.add(included);
  }
  return all;
}
