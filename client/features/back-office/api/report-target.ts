import { reportTargetAnswer, type ReportTargetAnswer } from '@modules/messaging/http/report-target.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** Current content of the reported thing. Read only when an operator opens it, because each access is logged. */
export function useReportTarget(reportId: string): Loadable<ReportTargetAnswer> {
  return loadable(
    useRead('admin', ['report-target', reportId], (signal) =>
      api({ path: `/api/admin/reports/${reportId}/target`, answer: reportTargetAnswer, signal }),
    ),
  );
}
