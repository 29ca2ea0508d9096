import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { SavedSearch } from '../http/saved-searches.contract.js';

type Row = Omit<SavedSearch, 'created_at'> & { created_at: Date | string };

const columns = 'id, name, filters, alert, created_at';
const searchOf = (row: Row): SavedSearch => ({ ...row, created_at: new Date(row.created_at).toISOString() });

/** A seeker's own searches. */
@Injectable()
export class SavedSearchesQuery {
  constructor(private readonly em: EntityManager) {}

  async list(accountId: string): Promise<SavedSearch[]> {
    const rows = await this.em.execute<Row[]>(
      `select ${columns} from saved_search where account_id = ? order by fold_text(name), id`,
      [accountId],
    );
    return rows.map(searchOf);
  }

  /** @throws NotFound if it does not exist or belongs to another account. */
  async one(accountId: string, id: string): Promise<SavedSearch> {
    const [row] = await this.em.execute<Row[]>(`select ${columns} from saved_search where account_id = ? and id = ?`, [
      accountId,
      id,
    ]);
    if (!row) throw new NotFound();
    return searchOf(row);
  }
}
