import { auditPage, type AuditPage } from '@modules/operations/http/audit.contract';
import { api, apiFile } from '../../../lib/backend';
import { saveFile } from '../../../lib/save-file';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

/** Empty strings mean no filter. */
export interface AuditFilter {
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly subject_id: string;
}

/** Actions of operators, newest first. */
export function useAudit(filter: AuditFilter) {
  return useReadPages<AuditPage>('admin', ['audit', filter], (page, signal) =>
    api({ path: '/api/admin/audit', query: { ...filter, page, limit: PAGE }, answer: auditPage, signal }),
  );
}

/** Downloads the same list as a file. */
export async function downloadAudit(filter: AuditFilter): Promise<void> {
  const asked = Object.entries(filter).filter(([, value]) => value !== '');
  const search = new URLSearchParams([['format', 'csv'], ...asked]);
  saveFile(await apiFile({ path: `/api/admin/audit?${search.toString()}` }), 'entrevue-audit.csv');
}
