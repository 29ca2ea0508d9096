import type { Settlement } from '../domain/settlement.js';

/** Number of pairs by kind of change. */
export type Settled = Readonly<Record<Settlement, number>>;

export const nothingSettled: Settled = { propose: 0, rescore: 0, reopen: 0, withdraw: 0, keep: 0 };

/** Number of pairs that changed. */
export function changed({ propose, rescore, reopen, withdraw }: Settled): number {
  return propose + rescore + reopen + withdraw;
}
