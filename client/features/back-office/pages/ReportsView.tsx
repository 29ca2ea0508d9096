import { type ReactNode, useState } from 'react';
import { type ReportAnswer, reportStatuses, type ResolveReportRequest } from '@modules/messaging/http/reports.contract';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import type { ReportStatus } from '../api/reports';
import { BackOfficePath } from '../components/BackOfficePath';
import { CardList, type Growing } from '../components/CardList';
import { DecideDialog } from '../components/DecideDialog';
import { ReportTargetDialog } from '../components/ReportTargetDialog';
import { ReportCard } from '../components/ReportCard';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface ReportsViewProps extends Growing<ReportAnswer> {
  readonly status: ReportStatus;
  readonly onStatus: (status: ReportStatus) => void;
  readonly onDecide: (id: string, request: ResolveReportRequest) => Promise<void>;
  /** Renders the reported thing, by id of the report. */
  readonly target: (reportId: string) => ReactNode;
}

/** Reports of users, to be decided. */
export function ReportsView({ status, onStatus, onDecide, target, ...growing }: ReportsViewProps) {
  const text = useBackOfficeText();
  const [decided, setDecided] = useState<ReportAnswer | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Page>
      <PageHeader
        title={text('reports.title')}
        lead={text('reports.lead')}
        breadcrumbs={<BackOfficePath here={text('reports.title')} />}
      />
      <SegmentedFilter
        label={text('reports.filter')}
        options={reportStatuses.map((value) => ({ value, label: text(`reports.filter.${value}`) }))}
        value={status}
        onChange={onStatus}
      />
      <CardList {...growing} empty={{ title: text('reports.empty'), sentence: text('reports.empty.sentence') }}>
        {(report) => (
          <ReportCard
            key={report.id}
            report={report}
            onDecide={() => setDecided(report)}
            onOpen={() => setOpened(report.id)}
          />
        )}
      </CardList>
      <ReportTargetDialog reportId={opened} onClose={() => setOpened(null)}>
        {target}
      </ReportTargetDialog>
      <DecideDialog
        report={decided}
        onClose={() => setDecided(null)}
        onDecide={async (id, request) => {
          await onDecide(id, request);
          setDecided(null);
        }}
      />
    </Page>
  );
}
