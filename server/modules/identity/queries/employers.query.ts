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

/** Employers as exclusions identify them: by id, web site and the email domains of their people. */
@Injectable()
export class Employers {
  readonly #readIn = new WeakMap<KnownEmployer, object>();

  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
  ) {}

  /**
   * The viewer's employer as the guard read it with the session. A transaction reads it again, because its decision is written;
   * that result is kept until the transaction ends.
   */
  async ofViewer(viewer: Viewer): Promise<KnownEmployer> {
    const transaction = this.em.getTransactionContext<object>();
    if (viewer.employer && (!transaction || this.#readIn.get(viewer.employer) === transaction)) return viewer.employer;
    const employer = await this.ofRecruiter(viewer.id);
    if (transaction) this.#readIn.set(employer, transaction);
    return employer;
  }

  /** The current employer of a recruiter. */
  async ofRecruiter(recruiterId: string): Promise<KnownEmployer> {
    const [row] = await this.reads.rows<EmployerRow>(
      `select ${employerColumns} from account a ${employerJoin} where a.id = ?`,
      [recruiterId],
    );
    return row ? employerOfRow(row) : { ...employerOf(null, null, []), company: null, seat: null };
  }

  /** By id. Removed companies have only their id. */
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
