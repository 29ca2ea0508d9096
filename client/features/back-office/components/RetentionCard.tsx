import Typography from '@mui/material/Typography';
import { retentionKinds, type RetentionReport } from '@modules/identity/http/retention.contract';
import { Card } from '../../../design-system/Card/Card';
import { DataTable } from '../../../design-system/DataTable/DataTable';
import { formatDate, formatDateTime, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { RetentionRun } from '../domain/retention-runs';
import { useBackOfficeText } from '../messages/use-back-office-text';

const YEAR = 365;

/** One run of the retention job. */
export function RetentionCard({ run }: { readonly run: RetentionRun }) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const { at, removed, reports } = run;
  const nameOf = ({ kind }: RetentionReport): string => {
    const known = retentionKinds.find((one) => one === kind);
    return known ? text(`retention.${known}`) : kind;
  };
  const periodOf = ({ days }: RetentionReport): string =>
    days % YEAR === 0 && days > 0
      ? text('retention.years', { count: days / YEAR })
      : text('retention.days', { count: days });
  const something = reports.filter((report) => report.removed > 0);
  const nothing = reports.filter((report) => report.removed === 0);
  return (
    <Card
      as="li"
      wide
      title={formatDateTime(at, language)}
      titleLevel={2}
      subtitle={removed === 0 ? text('retention.nothing') : text('retention.removed', { count: removed })}
    >
      {something.length > 0 && (
        <DataTable
          caption={text('retention.table')}
          head={[text('retention.kind'), text('retention.kept'), text('retention.before'), text('retention.count')]}
          figures={[3]}
          rows={something.map((report) => [
            nameOf(report),
            periodOf(report),
            formatDate(report.due_before, language),
            formatNumber(report.removed, language),
          ])}
        />
      )}
      {nothing.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('retention.checked', { kinds: nothing.map(nameOf).join(', ') })}
        </Typography>
      )}
    </Card>
  );
}
