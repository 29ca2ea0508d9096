import type { ConceptId } from '../../server/modules/matching/lexicon/concept.js';
import type { ConceptNames } from './concept-names.js';
import type { LabelledJob, LabelledPerson, LabelledSpan } from './labels.js';

/** What a text says, as concepts of the lexicon. */
export interface Truth {
  /** Had by the person, or asked by the posting. */
  readonly own: ReadonlySet<ConceptId>;
  /** Right as links, whoever has or asks them. */
  readonly named: ReadonlySet<ConceptId>;
  /** Words that speak of somebody else, of a wish, or of nothing that is asked. */
  readonly foreign: ReadonlySet<ConceptId>;
  /** Senses the words do not have. */
  readonly wrong: ReadonlySet<ConceptId>;
}

export const ownSpans = (text: LabelledPerson | LabelledJob): readonly LabelledSpan[] =>
  'profile' in text ? text.did : [...text.occupation, ...text.needs, ...text.assets];

export function truthOf(text: LabelledPerson | LabelledJob, names: ConceptNames): Truth {
  const own = new Set([...idsOf(ownSpans(text), names), ...text.also.flatMap((name) => [...names.idsOf(name)])]);
  const foreign = without(idsOf(text.other, names), own);
  const wrong = without(idsOf(text.not, names), own);
  return { own, foreign, wrong, named: new Set([...own, ...foreign]) };
}

export function idsOf(spans: readonly LabelledSpan[], names: ConceptNames): ReadonlySet<ConceptId> {
  return new Set(spans.flatMap(({ name }) => [...names.idsOf(name)]));
}

/** Somebody may do themselves what they also speak of in others. */
function without(ids: ReadonlySet<ConceptId>, own: ReadonlySet<ConceptId>): ReadonlySet<ConceptId> {
  return new Set([...ids].filter((id) => !own.has(id)));
}
