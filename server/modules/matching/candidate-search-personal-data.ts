import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../platform/database/transaction.js';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { CandidateIndex } from './persistence/candidate-index.js';

/**
 * Personal data of the candidate search: the row a person is found by, and the recruiter's saved filters. Deleted with the
 * account only; filters that are shared with the team stay there without their author.
 */
@Injectable()
export class CandidateSearchPersonalData implements PersonalDataHolder {
  readonly name = 'candidate-search';
  readonly columns = ['candidate_search.seeker_id', 'filter_preset.recruiter_id'];
  readonly expiring: readonly ExpiringKind[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly index: CandidateIndex,
    private readonly transaction: Transaction,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('candidate-search.json', () =>
      this.em.fork().execute(
        `select skills, town, years_experience, remote, has_video, pay_min, nullif(pay_ceiling, 2147483647) as pay_max, strength
           from candidate_search where seeker_id = ?`,
        [accountId],
      ),
    );
    yield jsonFile('filter-presets.json', () =>
      this.em
        .fork()
        .execute(
          'select name, filters, is_default, company_id is not null as is_shared, created_at, updated_at from filter_preset where recruiter_id = ? order by created_at, id',
          [accountId],
        ),
    );
  }

  /** Removes the person from the search. */
  close(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.index.lock(accountId);
      await this.index.remove(accountId);
      await this.em.execute('delete from filter_preset where recruiter_id = ? and company_id is null', [accountId]);
      // Those that are shared stay with the team, without their author.
      await this.em.execute('update filter_preset set recruiter_id = null, is_default = false where recruiter_id = ?', [
        accountId,
      ]);
    });
  }

  erase(accountId: string): Promise<void> {
    return this.close(accountId);
  }
}
