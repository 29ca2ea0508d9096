import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditState } from '../domain/audit-state.js';
import { LedgerTime } from '../persistence/ledger-time.js';
import { auditStep } from './audit-step.js';
import { type AuditStanding, AuditStore, type BrokenAccount, type ChangedAccount } from './audit-store.js';
import { auditStart } from './ledger-audit.js';

/** Limits of one run, so that it ends before the next one begins. */
export interface AuditLimits {
  /** Max new transactions; they are read first. */
  readonly fresh: number;
  /** Max transactions of the complete pass, which continues in each run. */
  readonly pass: number;
  /** Transactions per snapshot. */
  readonly step: number;
}

const usual: AuditLimits = { fresh: 20_000, pass: 5_000, step: 500 };

const ACCOUNTS = 200;
/** Transactions are dated before they commit, so accounts changed this long before the last run are read again (milliseconds). */
const LOOK_BACK_MS = 5 * 60_000;

/**
 * One run of the audit: transactions after the checkpoints, then a part of the complete pass, which finds changed old entries.
 * Both continue where the last run stopped; an aborted run repeats its last step.
 */
@Injectable()
export class AuditRun {
  #transactionsRead = 0;

  constructor(
    private readonly em: EntityManager,
    private readonly store: AuditStore,
    private readonly time: LedgerTime,
  ) {}

  /** Since this process started. */
  get transactionsRead(): number {
    return this.#transactionsRead;
  }

  /** @returns all accounts known to be broken after the run. */
  async execute(signal: AbortSignal, limits: AuditLimits = usual): Promise<readonly BrokenAccount[]> {
    const at = await this.time.now();
    const before = await this.store.standing();
    const changed = await this.#readChanged(before, at, limits, signal);
    const pass = await this.#goOn(before, at, limits, signal);
    await this.store.keepStanding({ ran_at: at.toISOString(), ...changed, ...pass });
    return this.store.knownFaults();
  }

  async #readChanged(
    before: AuditStanding | null,
    at: Date,
    { fresh, step }: AuditLimits,
    signal: AbortSignal,
  ): Promise<Pick<AuditStanding, 'changed_until' | 'is_behind'>> {
    for (const account of await this.store.brokenAccounts()) await this.#readAccount(account, at, step, step, signal);
    const since = before?.changed_until ? new Date(Date.parse(before.changed_until) - LOOK_BACK_MS) : null;
    let left = fresh;
    for (let last: ChangedAccount | null = null; ;) {
      const accounts: ChangedAccount[] = await this.store.changedAccounts(since, last, ACCOUNTS);
      for (const account of accounts) {
        if (left <= 0) return { changed_until: account.changed_at, is_behind: true };
        left -= await this.#readAccount(account, at, left, step, signal);
        last = account;
      }
      if (accounts.length < ACCOUNTS) return { changed_until: at.toISOString(), is_behind: left <= 0 };
    }
  }

  /** @returns the number of transactions read, at least 1, because each account has a cost. */
  async #readAccount(
    { owner_id: ownerId, state: from }: ChangedAccount,
    at: Date,
    most: number,
    step: number,
    signal: AbortSignal,
  ): Promise<number> {
    let read = 0;
    for (let state = from ?? auditStart; ;) {
      signal.throwIfAborted();
      const limit = Math.min(step, most - read);
      const done = await auditStep(this.em, ownerId, state, { limit, whole: false });
      read += done.read;
      this.#transactionsRead += done.read;
      // The checkpoint stays at a fault, so that it is reported until it is repaired.
      if (done.faults.length === 0) state = done.state;
      await this.store.keepCheckpoint(ownerId, state, done.faults, at);
      if (done.isAtHead || done.faults.length > 0 || read >= most) return Math.max(read, 1);
    }
  }

  async #goOn(
    before: AuditStanding | null,
    at: Date,
    { pass, step }: AuditLimits,
    signal: AbortSignal,
  ): Promise<Pick<AuditStanding, 'pass_owner_id' | 'pass_state' | 'pass_began_at' | 'pass_ended_at'>> {
    const now = at.toISOString();
    let ownerId = before?.pass_owner_id ?? (await this.store.accountAfter(null));
    let state: AuditState = before?.pass_owner_id ? (before.pass_state ?? auditStart) : auditStart;
    const began = before?.pass_owner_id ? before.pass_began_at : now;
    for (let left = pass; ownerId !== null && left > 0;) {
      signal.throwIfAborted();
      const done = await auditStep(this.em, ownerId, state, { limit: Math.min(step, left), whole: true });
      left -= Math.max(done.read, 1);
      this.#transactionsRead += done.read;
      state = done.state;
      if (!done.isAtHead && done.faults.length === 0) continue;
      await this.store.keepPassFaults(ownerId, done.faults, at);
      ownerId = await this.store.accountAfter(ownerId);
      state = auditStart;
    }
    const ended = ownerId === null ? now : (before?.pass_ended_at ?? null);
    return {
      pass_owner_id: ownerId,
      pass_state: ownerId === null ? null : state,
      pass_began_at: began,
      pass_ended_at: ended,
    };
  }
}
