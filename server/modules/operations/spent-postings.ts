import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

interface Row {
  readonly reference_id: string;
  readonly id: string;
  readonly title: string;
}

/** Things that credits pay for and that may belong to a posting: their tables. */
const tables: Readonly<Record<string, string>> = {
  RESERVATION: 'reservation',
  APPLICATION: 'application',
  MATCH: 'match',
};

/** Finds the postings that reservations, applications and matches on a statement belong to. */
@Injectable()
export class SpentPostings {
  constructor(private readonly em: EntityManager) {}

  /** By the id of the reference. One statement, whichever kinds there are. */
  async of(
    references: readonly { readonly type: string; readonly id: string }[],
  ): Promise<ReadonlyMap<string, { readonly id: string; readonly title: string }>> {
    const parts = Object.entries(tables).flatMap(([type, table]) => {
      const ids = [...new Set(references.filter((one) => one.type === type).map(({ id }) => id))];
      return ids.length === 0 ? [] : [{ table, ids }];
    });
    if (parts.length === 0) return new Map();
    const rows = await this.em.execute<Row[]>(
      parts
        .map(
          ({ table }) =>
            `select t.id as reference_id, j.id, j.title from ${table} t join job j on j.id = t.job_id where t.id in (?)`,
        )
        .join(' union all '),
      parts.map(({ ids }) => ids),
    );
    return new Map(rows.map(({ reference_id: reference, id, title }) => [reference, { id, title }]));
  }
}
