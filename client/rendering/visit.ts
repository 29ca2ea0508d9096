import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../lib/i18n';

/** A response of the API to a visitor. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The page being rendered. Several can be rendered at once, and each read belongs to its own. */
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
