import Box from '@mui/material/Box';
import type { ReportAnswer } from '@modules/messaging/http/reports.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { Words } from './Words';

const tones = { OPEN: 'warning', ACTIONED: 'success', DISMISSED: 'neutral' } as const;

export interface ReportCardProps {
  readonly report: ReportAnswer;
  readonly onDecide: () => void;
  readonly onOpen: () => void;
}

/** A report: its subject, the reporter, the reason and the decision. */
export function ReportCard({ report, onDecide, onOpen }: ReportCardProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const { accused, status, details, evidence, note, reporter_name: reporter, resolved_at: resolved } = report;
  const target = text('reports.titled', {
    type: text(`reports.target.${report.target_type}`),
    label: report.target_label ?? text('reports.gone'),
  });
  const accusedName =
    accused && (accused.active ? accused.full_name : text('reports.accusedSuspended', { name: accused.full_name }));
  return (
    <Card
      as="li"
      wide
      title={target}
      titleLevel={2}
      badge={<StateBadge tone={tones[status]}>{text(`reports.status.${status}`)}</StateBadge>}
      actions={
        <>
          {status === 'OPEN' && (
            <Button variant="primary" onClick={onDecide} aria-label={text('reports.decideNamed', { target })}>
              {text('reports.decide')}
            </Button>
          )}
          <Button onClick={onOpen} aria-haspopup="dialog" aria-label={text('reports.openNamed', { target })}>
            {text('reports.open')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {details !== null && <Words label={text('reports.details')} words={details} />}
        {evidence !== null && <Words label={text('reports.evidence')} words={evidence} />}
        {note !== null && <Words label={text('reports.note')} words={note} />}
        <FactList
          facts={[
            { label: text('reports.reason'), value: text(`reports.reason.${report.reason}`) },
            { label: text('reports.accused'), value: accusedName ?? text('reports.gone') },
            { label: text('reports.reporter'), value: reporter ?? text('reports.gone') },
            { label: text('reports.filed'), value: formatDateTime(report.created_at, language) },
            ...(resolved === null
              ? []
              : [{ label: text('reports.resolved'), value: formatDateTime(resolved, language) }]),
          ]}
        />
      </Box>
    </Card>
  );
}
