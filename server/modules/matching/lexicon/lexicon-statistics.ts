import type { Concept, ConceptKind } from './concept.js';

export interface SectorStatistics {
  readonly sector: string;
  readonly occupations: number;
  readonly skills: number;
  /** Labels as authors wrote them; Québec's are counted in `quebec` only. */
  readonly labels: { readonly fr: number; readonly quebec: number; readonly en: number };
  /** Links: broader, related and typical skills. */
  readonly links: number;
}

export interface LexiconStatistics {
  readonly sectors: readonly SectorStatistics[];
  readonly total: SectorStatistics;
}

/** The size of the lexicon, by sector in the order of the sectors, and in total. */
export function lexiconStatistics(concepts: readonly Concept[]): LexiconStatistics {
  const names = [...new Set(concepts.map(({ sector }) => sector))];
  return {
    sectors: names.map((name) =>
      statisticsOf(
        name,
        concepts.filter(({ sector }) => sector === name),
      ),
    ),
    total: statisticsOf('total', concepts),
  };
}

function statisticsOf(sector: string, concepts: readonly Concept[]): SectorStatistics {
  const labels = concepts.flatMap((concept) => concept.labels);
  const count = (kind: ConceptKind): number => concepts.filter((concept) => concept.kind === kind).length;
  return {
    sector,
    occupations: count('occupation'),
    skills: count('skill'),
    labels: {
      fr: labels.filter(({ language, isQuebec }) => language === 'fr' && !isQuebec).length,
      quebec: labels.filter(({ isQuebec }) => isQuebec).length,
      en: labels.filter(({ language }) => language === 'en').length,
    },
    links: concepts.reduce(
      (sum, { broader, related, skills }) => sum + broader.length + related.length + skills.length,
      0,
    ),
  };
}
