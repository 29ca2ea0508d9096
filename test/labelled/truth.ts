import type { ConceptId } from '../../server/modules/matching/lexicon/concept.js';
import type { ConceptNames } from './concept-names.js';
import type { LabelledJob, LabelledPerson, LabelledSpan } from './labels.js';

/** The labels of a text, as concepts of the lexicon. */
export interface Truth {
  /** Concepts that the person has, or that the posting asks for. */
  readonly own: ReadonlySet<ConceptId>;
  /** Concepts that are right as links, no matter who has them or asks for them. */
  readonly named: ReadonlySet<ConceptId>;
  /** Words about somebody else, about a preference, or about things that the posting does not ask for. */
  readonly foreign: ReadonlySet<ConceptId>;
  /** Senses that the words do not have here. */
  readonly wrong: ReadonlySet<ConceptId>;
}

export const ownSpans = (text: LabelledPerson | LabelledJob): readonly LabelledSpan[] =>
  'profile' in text ? text.did : [...text.occupation, ...text.needs, ...text.assets];

export function truthOf(text: LabelledPerson | LabelledJob, names: ConceptNames): Truth {
  const said = new Set([...idsOf(ownSpans(text), names), ...text.also.flatMap((name) => [...names.idsOf(name)])]);
  const own = new Set([...said, ...languagesOf(text, said, names)]);
  const foreign = without(idsOf(text.other, names), own);
  const wrong = without(idsOf(text.not, names), own);
  return { own, foreign, wrong, named: new Set([...own, ...foreign]) };
}

/** "Bilingual" means French and English. People also have the language in which they write. */
function languagesOf(
  text: LabelledPerson | LabelledJob,
  said: ReadonlySet<ConceptId>,
  names: ConceptNames,
): readonly ConceptId[] {
  const isBilingual = [...names.idsOf('bilinguisme')].some((id) => said.has(id));
  const languages = { fr: names.idsOf('français'), en: names.idsOf('anglais') };
  if (isBilingual) return [...languages.fr, ...languages.en];
  return 'profile' in text ? [...languages[text.language]] : [];
}

export function idsOf(spans: readonly LabelledSpan[], names: ConceptNames): ReadonlySet<ConceptId> {
  return new Set(spans.flatMap(({ name }) => [...names.idsOf(name)]));
}

/** A person can have a skill that they also mention about somebody else. */
function without(ids: ReadonlySet<ConceptId>, own: ReadonlySet<ConceptId>): ReadonlySet<ConceptId> {
  return new Set([...ids].filter((id) => !own.has(id)));
}
