import type { ConceptId } from '../../server/modules/matching/lexicon/concept.js';
import type { ConceptNames } from './concept-names.js';
import type { LabelledJob, LabelledPerson, LabelledSpan } from './labels.js';

/** What a text says, as concepts of the lexicon. */
export interface Truth {
  /** Had by the person, or asked by the posting. */
  readonly own: ReadonlySet<ConceptId>;
  /** Right as links, whoever has or asks them. */
  readonly named: ReadonlySet<ConceptId>;
  /** Words about somebody else, a preference, or nothing that is asked. */
  readonly foreign: ReadonlySet<ConceptId>;
  /** Senses the words do not have. */
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

/** Who is bilingual, or asks for it, means French and English; people have the language they write in. */
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

/** Somebody may do themselves what they also speak of in others. */
function without(ids: ReadonlySet<ConceptId>, own: ReadonlySet<ConceptId>): ReadonlySet<ConceptId> {
  return new Set([...ids].filter((id) => !own.has(id)));
}
