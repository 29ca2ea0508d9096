import type { ApplicationSort } from '@modules/applications/http/applications.contract';
import {
  bulkAnswer,
  type BulkAnswer,
  type BulkRequest,
  selectionAnswer,
  type SelectionAnswer,
} from '@modules/applications/http/bulk.contract';
import { apiFile, api } from '../../../lib/backend';
import { saveFile } from '../../../lib/save-file';
import { type BoardTab, statusesOf } from '../domain/board';

/** The filter of the list: a tab, an order, and the words of a search. */
export interface ListFilter {
  readonly tab: BoardTab;
  readonly sort: ApplicationSort;
  readonly words: string;
  /** Id of a stage of the team, or null. */
  readonly stage: string | null;
}

/** The filter as the server reads it. */
export function queryOf({ tab, sort, words, stage }: ListFilter) {
  const stages = statusesOf[tab];
  const status = stages.filter((each) => each !== 'ENDED');
  return { status, ended: stages.includes('ENDED'), sort, q: words, ...(stage !== null && { stage }) };
}

/** The time to undo a bulk is converted to this device's clock, which may be wrong. */
export type BulkDone = BulkAnswer & { readonly undoEnds: number | null };

/** One action on many applications. Sent again with the same idempotency key, it continues an interrupted one. */
export async function decideMany(body: BulkRequest): Promise<BulkDone> {
  const done = await api({ method: 'POST', path: '/api/applications/bulk', body, answer: bulkAnswer });
  return { ...done, undoEnds: done.undo_seconds_left === null ? null : Date.now() + done.undo_seconds_left * 1000 };
}

/** Undoes all refusals of a bulk. */
export function undoMany(id: string): Promise<BulkAnswer> {
  return api({ method: 'POST', path: `/api/applications/bulk/${id}/undo`, body: {}, answer: bulkAnswer });
}

/** Everybody whom the filter shows, also those that are not loaded. */
export function selectAll(jobId: string, filter: ListFilter): Promise<SelectionAnswer> {
  return api({
    path: `/api/applications/job/${jobId}/selection`,
    query: queryOf(filter),
    answer: selectionAnswer,
  });
}

/** Everybody whom the filter shows, as a file for a spreadsheet. */
export async function downloadApplicants(jobId: string, filter: ListFilter, name: string): Promise<void> {
  const { status, ended, sort, q, stage } = queryOf(filter);
  const query = new URLSearchParams({
    status: status.join(','),
    ended: String(ended),
    sort,
    q,
    ...(stage !== undefined && { stage }),
  });
  saveFile(await apiFile({ path: `/api/applications/job/${jobId}/file?${query.toString()}` }), name);
}
