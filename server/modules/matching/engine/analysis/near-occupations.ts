import { editDistance } from '../../../../platform/text/edit-distance.js';
import type { Concept, Label } from '../../lexicon/concept.js';
import { type ThingId, thingOf } from '../link/distinct-names.js';
import type { Ontology } from '../ontology/ontology.js';
import type { NearTitle } from '../ontology/near-titles.js';
import { oneGender, type Word, wordsOf } from '../similarity/words.js';

/** Words of rank do not count as shared words, else all vice-presidents would resemble each other. */
const ranks = new Set(
  `vice president vp director directeur directrice manager gestionnaire chief chef cheffe head responsable senior junior lead
   supervisor superviseur superviseure coordinator coordonnateur coordonnatrice assistant assistante adjoint adjointe apprenti
   apprentie apprentice officer specialist specialiste conseiller conseillere professional professionnel professionnelle general
   generale agent agente`.split(/\s+/),
);
/** Words of this length or more may have one wrong character per four. */
const SHORTEST_MISSPELT = 5;
const LETTERS_PER_ERROR = 4;

export interface NearOccupation extends NearTitle {
  readonly concept: Concept;
  /** The thing that the title resembles, if the concept covers several. */
  readonly thing: ThingId | null;
}

/**
 * Occupations that a title resembles. One shared word is not enough unless it is the noun of the name: a supply chain analyst is
 * not a supply teacher.
 */
export function nearOccupations(title: string, ontology: Ontology): readonly NearOccupation[] {
  const words = wordsOf(oneGender(title));
  return ontology
    .nearTitles()
    .find(title)
    .flatMap((near) => {
      const concept = ontology.concepts.get(near.id);
      const labels = concept?.labels.filter((label) => sharesNoun(words, label, ontology)) ?? [];
      const things = new Set(labels.map(thingOf));
      const [thing = null] = things.size === 1 ? things : [];
      return concept && labels.length > 0 ? [{ ...near, concept, thing }] : [];
    });
}

function sharesNoun(title: readonly Word[], label: Label, ontology: Ontology): boolean {
  const all = wordsOf(label.text);
  const significant = all.filter(({ folded }) => !ranks.has(folded));
  const isInTitle = (word: Word): boolean => title.some((other) => isSameWord(word, other, ontology));
  const shared = significant.filter(isInTitle).length;
  if (significant.length === 0) return all.length > 0 && all.every(isInTitle);
  // One word alone is ambiguous: "technician" does not mean sound technician.
  if (title.length === 1 && / /.test(label.text)) return false;
  const isAllOfBoth = significant.length === 1 && title.filter(({ folded }) => !ranks.has(folded)).length === 1;
  if (shared >= 2 || (shared === 1 && isAllOfBoth)) return true;
  // The noun comes first in French and last in English.
  const noun = label.language === 'fr' ? all[0] : all.at(-1);
  return noun !== undefined && !ranks.has(noun.folded) && isInTitle(noun);
}

function isSameWord(one: Word, other: Word, ontology: Ontology): boolean {
  if (one.fr === other.fr || one.en === other.en) return true;
  if (
    ontology
      .nearTitles()
      .translations(other.fr)
      .some(([stem]) => stem === one.fr)
  )
    return true;
  const length = Math.min(one.folded.length, other.folded.length);
  if (length < SHORTEST_MISSPELT) return false;
  const most = Math.floor(length / LETTERS_PER_ERROR);
  return editDistance(one.folded, other.folded, most) <= most;
}
