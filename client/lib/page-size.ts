import { type ConnectionFacts, connectionOf } from './connection';
import { savesData } from './data-saver';

const MEDIUM = 20;
const sizes: Readonly<Record<string, number>> = { '4g': 50, '3g': MEDIUM, '2g': 10, 'slow-2g': 10 };

/** Rows per page of a list: 50 on a fast connection, 10 on a slow one and to save data, otherwise 20. */
export function pageSizeFor(connection: ConnectionFacts | undefined, isSaving: boolean): number {
  if (isSaving) return sizes['2g'] ?? MEDIUM;
  return sizes[connection?.effectiveType ?? ''] ?? MEDIUM;
}

/** Fixed for a visit, because the pages of a list must fit together. */
export const pageSize = pageSizeFor(connectionOf(navigator), savesData());

/** Too slow for anything that the person did not request. */
export const isSlow = pageSize === sizes['2g'];
