import { type EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import type { AuditFault, AuditState } from '../domain/audit-state.js';
import type { Bucket } from '../domain/ledger-terms.js';
import { headChecks, stepChecks } from './audit-step.sql.js';
import { auditLedger, type AuditedLot } from './ledger-audit.js';
import { type ChainRow, readChain } from './read-chain.js';

export interface AuditStep {
  readonly state: AuditState;
  readonly faults: readonly AuditFault[];
  /** Number of transactions read. */
  readonly read: number;
  /** The account has no transaction after `state`. */
  readonly isAtHead: boolean;
}

interface Account {
  sequence: number;
  head_hash: string;
  available: number;
  held: number;
}

const MAX_FAULTS = 20;

/**
 * Audits the next `limit` transactions of an account after `state`, and the account row once none is left. Reads one database
 * snapshot; concurrent writes are read by the next step.
 *
 * @param whole also counts the account's holds, which is slower the more there are.
 */
export function auditStep(
  em: EntityManager,
  ownerId: string,
  state: AuditState,
  { limit, whole }: { readonly limit: number; readonly whole: boolean },
): Promise<AuditStep> {
  return em.transactional(
    async (tx) => {
      const [account] = await tx.execute<Account[]>(
        'select sequence, head_hash, available, held from credit_account where owner_id = ?',
        [ownerId],
      );
      if (!account) throw new Error(`credit account ${ownerId} has gone`);
      const upTo = account.sequence;
      const rows = await readChain(tx, ownerId, { after: state.sequence, upTo, limit });
      const walked = auditLedger(ownerId, state, rows, await lotsOf(tx, state, rows));
      const faults = [...walked.faults];
      const last = rows.at(-1);
      if (last) {
        const range = { owner: ownerId, after: state.sequence, upto: last.sequence };
        faults.push(...(await tx.execute<AuditFault[]>(...named(stepChecks, range))));
      }
      const isAtHead = rows.length < limit;
      if (isAtHead && faults.length === 0) {
        faults.push(...headFaults(account, walked.state), ...(await lotFaults(tx, ownerId, account, walked.state)));
        faults.push(...(await tx.execute<AuditFault[]>(...named(headChecks, { owner: ownerId }))));
        if (whole) faults.push(...(await holdFaults(tx, ownerId, walked.state)));
      }
      return { state: walked.state, faults: faults.slice(0, MAX_FAULTS), read: rows.length, isAtHead };
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

/** Replaces each `:name` with `?`, and returns the values in order. */
function named(sql: string, values: Readonly<Record<string, string | number>>): [string, (string | number)[]] {
  const params: (string | number)[] = [];
  const text = sql.replace(/(?<!:):([a-z]+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for :${name}`);
    params.push(value);
    return '?';
  });
  return [text, params];
}

async function lotsOf(
  em: EntityManager,
  state: AuditState,
  rows: readonly ChainRow[],
): Promise<Map<string, AuditedLot>> {
  const ids = new Set([
    ...Object.keys(state.lots),
    ...rows.flatMap(({ entries }) => entries.map(({ lotId }) => lotId)),
  ]);
  if (ids.size === 0) return new Map();
  const found = await em.execute<{ id: string; owner_id: string; bucket: Bucket; expires_at: string | null }[]>(
    'select id, owner_id, bucket, expires_at from credit_lot where id in (?)',
    [[...ids]],
  );
  return new Map(
    found.map(({ id, owner_id: ownerId, bucket, expires_at: end }) => [
      id,
      { ownerId, bucket, expiresAt: end === null ? null : new Date(end) },
    ]),
  );
}

function headFaults(account: Account, state: AuditState): AuditFault[] {
  const faults: AuditFault[] = [];
  if (account.sequence !== state.sequence || account.head_hash !== state.hash)
    faults.push({ invariant: 'I16', detail: `head ${account.sequence}` });
  if (account.sequence !== state.sequence)
    faults.push({ invariant: 'I17', detail: `${state.sequence} lines, number ${account.sequence}` });
  if (account.available + account.held !== state.balance || account.held !== state.held)
    faults.push({ invariant: 'I2', detail: `stored ${account.available}+${account.held}` });
  if (account.available < 0 || account.held < 0) faults.push({ invariant: 'I3', detail: 'account' });
  return faults;
}

async function lotFaults(
  em: EntityManager,
  ownerId: string,
  account: Account,
  state: AuditState,
): Promise<AuditFault[]> {
  const stored = await em.execute<{ id: string; remaining: number; held: number }[]>(
    'select id, remaining, held from credit_lot where owner_id = ? and (remaining > 0 or held > 0)',
    [ownerId],
  );
  const sums = new Map(Object.entries(state.lots));
  const faults: AuditFault[] = [];
  for (const { id, remaining, held } of stored) {
    const [available, onHold] = sums.get(id) ?? [0, 0];
    if (remaining !== available || held !== onHold) faults.push({ invariant: 'I2', detail: `lot ${id}` });
    sums.delete(id);
  }
  for (const id of sums.keys()) faults.push({ invariant: 'I2', detail: `lot ${id}` });
  const remaining = stored.reduce((sum, lot) => sum + lot.remaining, 0);
  const held = stored.reduce((sum, lot) => sum + lot.held, 0);
  if (remaining !== account.available || held !== account.held)
    faults.push({ invariant: 'I2', detail: `lots ${remaining}+${held}` });
  return faults;
}

/** Only this check finds a hold without a transaction. */
async function holdFaults(em: EntityManager, ownerId: string, { holds }: AuditState): Promise<AuditFault[]> {
  const [found] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from credit_hold where owner_id = ?',
    [ownerId],
  );
  if (found?.count === holds) return [];
  return [{ invariant: 'I5', detail: `${found?.count ?? 0} holds, ${holds} made` }];
}
