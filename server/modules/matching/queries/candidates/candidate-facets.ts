import { Injectable } from '@nestjs/common';
import type { Language } from '../../../../platform/http/language.js';
import { Translator } from '../../../../platform/i18n/translator.js';
import type { SearchConnection } from '../../../jobs/index.js';
import type { Ontology } from '../../engine/ontology/ontology.js';
import type { CandidateFacets } from '../../http/candidate-search.contract.js';
import type { CandidateSet, FacetFilter } from './candidate-filter.js';
import { NEWEST } from './candidate-page.js';

/** Facets of larger sets are estimated from the newest people. */
export const COUNTED = 10_000;
const SHOWN_SKILLS = 12;
const SHOWN_PLACES = 8;

/** Lower bounds of the bands of years; each ends at the next. */
const bands = [0, 2, 5, 10, 20] as const;

/** A set with its exact size. */
export interface CountedSet extends CandidateSet {
  readonly total: number;
}

export type FacetSets = Readonly<Record<FacetFilter, CountedSet>> & { readonly all: CountedSet };

interface Group {
  readonly facet: FacetFilter | 'skills';
  readonly value: string;
  readonly count: number;
}

const bandOf = `case ${[...bands]
  .reverse()
  .map((from) => `when f.years_experience >= ${from} then '${from}'`)
  .join(' ')} end`;

const groupings: Readonly<Record<Group['facet'], string>> = {
  skills: `select 'skills', skill, count(*)::int from found f cross join unnest(f.skills) as skill
            where skill like 'skill/%' group by skill order by 3 desc, 2 limit 60`,
  location: `select 'location', min(f.town), count(*)::int from found f
              where f.town is not null group by fold_text(f.town) order by 3 desc, 2 limit ${SHOWN_PLACES}`,
  experience: `select 'experience', ${bandOf}, count(*)::int from found f where f.years_experience is not null group by 2`,
  remote: `select 'remote', 'true', count(*)::int from found f where f.remote`,
  has_video: `select 'has_video', 'true', count(*)::int from found f where f.has_video`,
};

/** Estimates have two significant digits, so that they do not look exact. */
function rounded(estimate: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(estimate, 1))) - 1);
  return Math.round(estimate / step) * step;
}

export interface FacetsAsked {
  readonly sets: FacetSets;
  /** Terms of the chosen skills, which are not offered again. */
  readonly chosen: readonly string[];
  readonly ontology: Ontology;
  readonly language: Language;
}

/** Number of results for each further choice. Each facet is counted under all filters except its own. */
@Injectable()
export class CandidateFacetsQuery {
  constructor(private readonly translator: Translator) {}

  async execute(
    connection: SearchConnection,
    { sets, chosen, ontology, language }: FacetsAsked,
  ): Promise<CandidateFacets> {
    const bySet = new Map<CountedSet, Group['facet'][]>([[sets.all, ['skills']]]);
    for (const facet of ['location', 'experience', 'remote', 'has_video'] as const)
      bySet.set(sets[facet], [...(bySet.get(sets[facet]) ?? []), facet]);
    const groups: Group[] = [];
    for (const [set, facets] of bySet) groups.push(...(await this.groupsOf(connection, set, facets)));

    const of = (facet: Group['facet']): readonly Group[] => groups.filter((group) => group.facet === facet);
    const counts = new Map(of('experience').map(({ value, count }) => [value, count]));
    const isEstimate = [...bySet.keys()].some(({ total }) => total > COUNTED);
    return {
      skills: of('skills')
        .filter(({ value }) => !chosen.includes(value) && ontology.concepts.has(value as `skill/${string}`))
        .slice(0, SHOWN_SKILLS)
        .map(({ value, count }) => {
          const label = labelOf(ontology, value, language);
          return { value: label, label, count };
        }),
      locations: of('location').map(({ value, count }) => ({ value, label: value, count })),
      experience: bands.map((from, index) => ({
        ...this.bandLabel(from, bands[index + 1], language),
        count: counts.get(String(from)) ?? 0,
      })),
      remote: of('remote')[0]?.count ?? 0,
      has_video: of('has_video')[0]?.count ?? 0,
      ...(isEstimate ? { is_estimate: true as const } : {}),
    };
  }

  /** One query over the set, or over its newest part, whose counts are then scaled to the total. */
  private async groupsOf(
    { em, walk }: SearchConnection,
    { from, total, isFiltered }: CountedSet,
    facets: readonly Group['facet'][],
  ): Promise<readonly Group[]> {
    if (total === 0) return [];
    // Without a filter only the order can use an index; otherwise the whole table would be scanned.
    const isWalk = total > COUNTED || !isFiltered;
    await walk(isWalk);
    const found = `select c.skills, c.town, c.years_experience, c.remote, c.has_video from ${from.sql}`;
    const rows = await em.execute<Group[]>(
      `with found as materialized (${found}${isWalk ? ` order by ${NEWEST}` : ''} limit ${COUNTED})
       select g.facet, g.value, g.count
         from (${facets.map((facet) => `(${groupings[facet]})`).join(' union all ')}) as g (facet, value, count)`,
      [...from.params],
    );
    const sorted = [...rows].sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
    if (total <= COUNTED) return sorted;
    return sorted.map((group) => ({ ...group, count: rounded((group.count * total) / COUNTED) }));
  }

  private bandLabel(from: number, next: number | undefined, language: Language): { value: string; label: string } {
    if (next === undefined)
      return { value: `${from}-`, label: this.translator.text('MATCHING.YEARS_FROM', language, { from }) };
    const to = next - 1;
    return { value: `${from}-${to}`, label: this.translator.text('MATCHING.YEARS_BETWEEN', language, { from, to }) };
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The skill's label, as in suggestions. The lexicon understands it, so clients can send it back as a filter. */
function labelOf(ontology: Ontology, id: string, language: Language): string {
  const labels = ontology.concepts.get(id as `skill/${string}`)?.labels ?? [];
  return capital(labels.find((label) => label.language === language)?.text ?? id);
}
