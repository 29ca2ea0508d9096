import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { type Employer, employerOf, type KnownEmployer } from '../domain/employer.js';
import type { Viewer } from '../domain/visibility.policy.js';
import {
  employerColumns,
  employerJoin,
  employerOfRow,
  employerOfTraits,
  type EmployerRow,
  traitColumns,
  type TraitsRow,
} from '../persistence/employer-row.js';

/** Companies as exclusions know them: by id, web site and the addresses of everybody who works there. */
@Injectable()
export class Employers {
  readonly #readIn = new WeakMap<KnownEmployer, object>();

  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
  ) {}

  /**
   * The employer of a viewer: the one that the guard read with the session. A transaction reads it once more, because what is
   * decided there is written; put on the viewer, that one holds until it ends.
   */
  async ofViewer(viewer: Viewer): Promise<KnownEmployer> {
    const transaction = this.em.getTransactionContext<object>();
    if (viewer.employer && (!transaction || this.#readIn.get(viewer.employer) === transaction)) return viewer.employer;
    const employer = await this.ofRecruiter(viewer.id);
    if (transaction) this.#readIn.set(employer, transaction);
    return employer;
  }

  /** The employer of a recruiter as it is now. */
  async ofRecruiter(recruiterId: string): Promise<KnownEmployer> {
    const [row] = await this.reads.rows<EmployerRow>(
      `select ${employerColumns} from account a ${employerJoin} where a.id = ?`,
      [recruiterId],
    );
    return row ? employerOfRow(row) : { ...employerOf(null, null, []), company: null };
  }

  /** By id; removed companies are known by their id alone. */
  async ofCompanies(companyIds: readonly string[]): Promise<ReadonlyMap<string, Employer>> {
    if (companyIds.length === 0) return new Map();
    const ids = [...new Set(companyIds)];
    const rows = await this.reads.rows<TraitsRow>(`select c.id, ${traitColumns} from company c where c.id in (?)`, [
      ids,
    ]);
    const known = new Map(rows.map((row) => [row.id, employerOfTraits(row)]));
    return new Map(ids.map((id) => [id, known.get(id) ?? employerOf(id, null, [])]));
  }
}
