import {
  report,
  reportsPage,
  type ReportsPage,
  type reportStatuses,
  type ResolveReportRequest,
} from '@modules/messaging/http/reports.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

export type ReportStatus = (typeof reportStatuses)[number];

/** Reports in one state; open ones oldest first. */
export function useReports(status: ReportStatus) {
  return useReadPages<ReportsPage>('admin', ['reports', status], (page, signal) =>
    api({ path: '/api/admin/reports', query: { status, page, limit: PAGE }, answer: reportsPage, signal }),
  );
}

export async function resolveReport(id: string, body: ResolveReportRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/admin/reports/${id}`, body, answer: report });
}
