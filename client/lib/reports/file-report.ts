import type { ReportReason, ReportTarget } from '@modules/messaging/http/reports.contract';
import { api } from '../backend';

export interface NewReport {
  readonly target: ReportTarget;
  readonly targetId: string;
  readonly reason: ReportReason;
  readonly details: string | null;
}

/** Reports something to the operators. */
export async function fileReport({ target, targetId, reason, details }: NewReport): Promise<void> {
  await api({
    method: 'POST',
    path: '/api/reports',
    body: { target_type: target, target_id: targetId, reason, details },
    answer: () => import('@modules/messaging/http/reports.contract').then(({ reportFiled }) => reportFiled),
  });
}
