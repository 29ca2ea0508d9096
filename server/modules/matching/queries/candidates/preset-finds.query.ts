import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DisclosuresFacade } from '../../../identity/index.js';
import { candidateFilters } from '../../http/candidate-search.contract.js';
import { CurrentOntology } from '../../lexicon/current-ontology.js';
import { candidateSet } from './candidate-filter.js';

/** A preset that was shared stays with the team when its author leaves. One parameter: the author's company now. */
const theirs = '(company_id is null or company_id = ?::uuid)';

/** Whether a recruiter's preset finds a given person now. Uses the conditions of the search, limited to that person. */
@Injectable()
export class PresetFinds {
  constructor(
    private readonly em: EntityManager,
    private readonly disclosures: DisclosuresFacade,
    private readonly ontology: CurrentOntology,
  ) {}

  /** Ids of the recruiter's presets. */
  async idsOf(recruiterId: string): Promise<readonly string[]> {
    const { companyId } = await this.disclosures.employerOf(recruiterId);
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from filter_preset where recruiter_id = ? and ${theirs}`,
      [recruiterId, companyId],
    );
    return rows.map(({ id }) => id);
  }

  /** @returns the preset's name; null if it is missing, somebody else's, or does not find the person. */
  async execute(presetId: string, recruiterId: string, seekerId: string): Promise<{ readonly name: string } | null> {
    const searcher = await this.disclosures.employerOf(recruiterId);
    const [preset] = await this.em.execute<{ name: string; filters: object }[]>(
      `select name, filters from filter_preset where id = ? and recruiter_id = ? and ${theirs}`,
      [presetId, recruiterId, searcher.companyId],
    );
    const filters = preset && candidateFilters.safeParse(preset.filters);
    if (!filters?.success) return null;
    const { from } = candidateSet(filters.data, this.ontology.get(), searcher);
    const rows = await this.em.execute<unknown[]>(`select 1 from ${from.sql} and c.seeker_id = ?`, [
      ...from.params,
      seekerId,
    ]);
    return rows.length > 0 ? { name: preset?.name ?? '' } : null;
  }
}
