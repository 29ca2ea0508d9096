import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../lib/i18n';

/** An answer of the API to somebody who is not signed in. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The page that is being written. Two can be under way at once: each read finds its own. */
export interface Visit {
  readonly language: Language;
  readonly read: (address: string) => Promise<Answer>;
}

export const visits = new AsyncLocalStorage<Visit>();

export function currentVisit(): Visit {
  const visit = visits.getStore();
  if (visit === undefined) throw new Error('A read outside of a page that is being written');
  return visit;
}
