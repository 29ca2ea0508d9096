import { useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { type ReportStatus, resolveReport, useReports } from '../api/reports';
import { useReportTarget } from '../api/report-target';
import { ReportTarget } from '../components/ReportTarget';
import { growing } from '../components/growing';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { ReportsView } from './ReportsView';

export function ReportsPage() {
  const text = useBackOfficeText();
  const toasts = useToasts();
  const [status, setStatus] = useState<ReportStatus>('OPEN');
  const read = useReports(status);
  useDocumentTitle(text('reports.title'));
  return (
    <ReportsView
      {...growing(read, ({ reports }) => reports)}
      status={status}
      onStatus={setStatus}
      target={(reportId) => <OpenedTarget reportId={reportId} />}
      onDecide={async (id, request) => {
        await resolveReport(id, request);
        toasts.success(text('decide.done'));
      }}
    />
  );
}

function OpenedTarget({ reportId }: { readonly reportId: string }) {
  return <ReportTarget target={useReportTarget(reportId)} />;
}
