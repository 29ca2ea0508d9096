import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ExpiringKind } from '../../../platform/personal-data/personal-data.js';
import type { RetentionKind } from '../domain/retention-periods.js';

interface ExpiringRows {
  readonly kind: RetentionKind;
  readonly table: string;
  /** The primary key. */
  readonly key: string;
  /** The moment when the period starts; null until then. */
  readonly ended: string;
  /** Another condition, so that an index is used. */
  readonly and?: string;
}

const expiringRows: readonly ExpiringRows[] = [
  // An erased account is only its id and its consents; deleting it deletes the consents.
  { kind: 'CONSENTS', table: 'account', key: 'id', ended: 'erased_at', and: `status = 'DELETED'` },
  { kind: 'SESSIONS', table: 'session', key: 'id', ended: 'expires_at' },
  { kind: 'LETTER_LINKS', table: 'account_token', key: 'account_id, kind', ended: 'expires_at' },
  { kind: 'LETTER_LINKS', table: 'email_sign_in', key: 'id', ended: 'expires_at' },
  { kind: 'LETTERS', table: 'account_letter', key: 'id', ended: 'created_at' },
  { kind: 'INVITATIONS', table: 'recruiter_invitation', key: 'id', ended: 'expires_at' },
  { kind: 'ACCESS_LOG', table: 'access_log', key: 'id', ended: 'at' },
  { kind: 'DISCLOSURES', table: 'seeker_disclosure', key: 'id', ended: 'concealed_at' },
  { kind: 'THROTTLES', table: 'throttle', key: 'key', ended: 'resets_at' },
  { kind: 'RETENTION_REPORTS', table: 'retention_report', key: 'id', ended: 'ran_at' },
];

/** Rows of this module with a retention period. */
@Injectable()
export class ExpiredRows {
  readonly kinds: readonly ExpiringKind[] = [...new Set(expiringRows.map(({ kind }) => kind))].map((kind) => ({
    kind,
    purge: (before, limit) => this.#purgeAll(kind, before, limit),
  }));

  constructor(private readonly em: EntityManager) {}

  /** A kind may have several tables. */
  async #purgeAll(kind: RetentionKind, before: Date, limit: number): Promise<number> {
    let removed = 0;
    for (const rows of expiringRows.filter((each) => each.kind === kind)) {
      if (removed < limit) removed += await this.#purge(rows, before, limit - removed);
    }
    return removed;
  }

  async #purge({ table, key, ended, and }: ExpiringRows, before: Date, limit: number): Promise<number> {
    const due = `${ended} < ?${and ? ` and ${and}` : ''}`;
    const rows = await this.em.execute<unknown[]>(
      `delete from ${table} where (${key}) in (select ${key} from ${table} where ${due} order by ${ended} limit ?)
       returning 1`,
      [before, limit],
    );
    return rows.length;
  }
}
