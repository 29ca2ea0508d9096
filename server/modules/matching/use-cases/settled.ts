import type { Settlement } from '../domain/settlement.js';

/** How many pairs were changed in which way. */
export type Settled = Readonly<Record<Settlement, number>>;

export const nothingSettled: Settled = { propose: 0, rescore: 0, reopen: 0, withdraw: 0, keep: 0 };

/** Pairs that changed at all. */
export function changed({ propose, rescore, reopen, withdraw }: Settled): number {
  return propose + rescore + reopen + withdraw;
}
