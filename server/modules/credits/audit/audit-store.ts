import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditFault, AuditState } from '../domain/audit-state.js';
import { auditStart } from './ledger-audit.js';

/** State of the audit after the last run. */
export interface AuditStanding {
  readonly ran_at: string;
  readonly changed_until: string | null;
  readonly is_behind: boolean;
  readonly pass_owner_id: string | null;
  readonly pass_state: AuditState | null;
  readonly pass_began_at: string;
  readonly pass_ended_at: string | null;
}

export interface ChangedAccount {
  readonly owner_id: string;
  readonly changed_at: string;
  readonly state: AuditState | null;
}

export interface BrokenAccount {
  readonly owner_id: string;
  readonly faults: readonly AuditFault[];
}

/** Max broken accounts that readiness names and that are read again every minute. */
const MAX_BROKEN = 20;

/** The audit's own tables. */
@Injectable()
export class AuditStore {
  constructor(private readonly em: EntityManager) {}

  async standing(): Promise<AuditStanding | null> {
    const [row] = await this.em.execute<AuditStanding[]>(
      `select ran_at, changed_until, is_behind, pass_owner_id, pass_state, pass_began_at, pass_ended_at
         from credit_audit where id = 1`,
    );
    return row ?? null;
  }

  async keepStanding(standing: AuditStanding): Promise<void> {
    const columns = [
      'ran_at',
      'changed_until',
      'is_behind',
      'pass_owner_id',
      'pass_state',
      'pass_began_at',
      'pass_ended_at',
    ] as const;
    await this.em.execute(
      `insert into credit_audit (id, ${columns.join(', ')}) values (1, ?, ?, ?, ?, ?, ?, ?)
       on conflict (id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
      columns.map((name) => (name === 'pass_state' ? jsonOf(standing.pass_state) : standing[name])),
    );
  }

  /** Accounts with transactions after their checkpoint, by time of change. */
  changedAccounts(since: Date | null, after: ChangedAccount | null, limit: number): Promise<ChangedAccount[]> {
    const where = [
      ...(since ? ['a.changed_at >= ?'] : []),
      ...(after ? ['(a.changed_at, a.owner_id) > (?::timestamptz, ?::uuid)'] : []),
      'a.sequence <> coalesce(c.sequence, 0)',
    ];
    return this.em.execute<ChangedAccount[]>(
      `select a.owner_id, a.changed_at, c.state
         from credit_account a left join credit_checkpoint c on c.owner_id = a.owner_id
        where ${where.join(' and ')} order by a.changed_at, a.owner_id limit ?`,
      [...(since ? [since] : []), ...(after ? [after.changed_at, after.owner_id] : []), limit],
    );
  }

  /** Accounts with a fault in new transactions; they are read again until it is repaired. */
  async brokenAccounts(): Promise<readonly ChangedAccount[]> {
    return this.em.execute<ChangedAccount[]>(
      `select owner_id, audited_at as changed_at, state from credit_checkpoint
        where (faults <> '[]' or pass_faults <> '[]') and faults <> '[]' order by audited_at limit ?`,
      [MAX_BROKEN],
    );
  }

  /** All faults known now. */
  knownFaults(): Promise<BrokenAccount[]> {
    return this.em.execute<BrokenAccount[]>(
      `select owner_id, faults || pass_faults as faults from credit_checkpoint
        where faults <> '[]' or pass_faults <> '[]' order by audited_at limit ?`,
      [MAX_BROKEN],
    );
  }

  async keepCheckpoint(ownerId: string, state: AuditState, faults: readonly AuditFault[], at: Date): Promise<void> {
    await this.em.execute(
      `insert into credit_checkpoint (owner_id, sequence, state, faults, pass_faults, audited_at) values (?, ?, ?, ?, '[]', ?)
       on conflict (owner_id) do update
         set sequence = excluded.sequence, state = excluded.state, faults = excluded.faults, audited_at = excluded.audited_at`,
      [ownerId, state.sequence, jsonOf(state), jsonOf(faults), at],
    );
  }

  async keepPassFaults(ownerId: string, faults: readonly AuditFault[], at: Date): Promise<void> {
    if (faults.length === 0) {
      await this.em.execute(
        `update credit_checkpoint set pass_faults = '[]', audited_at = ? where owner_id = ? and pass_faults <> '[]'`,
        [at, ownerId],
      );
      return;
    }
    await this.em.execute(
      `insert into credit_checkpoint (owner_id, sequence, state, faults, pass_faults, audited_at) values (?, 0, ?, '[]', ?, ?)
       on conflict (owner_id) do update set pass_faults = excluded.pass_faults, audited_at = excluded.audited_at`,
      [ownerId, jsonOf(auditStart), jsonOf(faults), at],
    );
  }

  /** The next account of a complete pass, in id order. */
  async accountAfter(ownerId: string | null): Promise<string | null> {
    const [next] = await this.em.execute<{ owner_id: string }[]>(
      `select owner_id from credit_account ${ownerId ? 'where owner_id > ?' : ''} order by owner_id limit 1`,
      ownerId ? [ownerId] : [],
    );
    return next?.owner_id ?? null;
  }
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
