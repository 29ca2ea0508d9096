import Typography from '@mui/material/Typography';
import type { VideoCosts } from '@modules/media/http/video-costs.contract';
import { DataTable } from '../../../design-system/DataTable/DataTable';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Section } from '../../../design-system/Section/Section';
import { useErrorText } from '../../../lib/error-text';
import { formatBytes, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useBackOfficeText } from '../messages/use-back-office-text';

/** The cost of a minute of video; nothing if no video was finished lately. */
export function VideoCostsSection({ costs }: { readonly costs: Loadable<VideoCosts> }) {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  const language = useLanguage();
  if (costs.status === 'failed')
    return <ErrorState what={text('costs.failed')} toDo={errorText(costs.error)} onRetry={costs.retry} />;
  if (costs.status === 'loading' || costs.data.kinds.length === 0) return null;
  const { days, kinds } = costs.data;
  const seconds = (value: number | undefined): string =>
    value === undefined ? '—' : text('costs.seconds', { value: formatNumber(Math.round(value * 10) / 10, language) });
  const made = kinds.reduce((sum, { by_hardware: count }) => sum + count, 0);
  const instead = kinds.reduce((sum, { fallbacks: count }) => sum + count, 0);
  return (
    <Section title={text('costs.title')} lead={text('costs.lead', { days })}>
      <DataTable
        caption={text('costs.table')}
        head={[
          text('costs.kind'),
          text('costs.videos'),
          text('costs.cpu.median'),
          text('costs.cpu.p95'),
          text('costs.bytes.median'),
          text('costs.bytes.p95'),
        ]}
        figures={[1, 2, 3, 4, 5]}
        rows={kinds.map(({ kind, videos, cpu_seconds: cpu, bytes }) => [
          text(`costs.kind.${kind}`),
          formatNumber(videos, language),
          seconds(cpu?.median),
          seconds(cpu?.p95),
          formatBytes(bytes.median, language),
          formatBytes(bytes.p95, language),
        ])}
      />
      {made + instead > 0 && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {text('costs.hardware', {
            made: formatNumber(made, language),
            fallbacks: formatNumber(instead, language),
          })}
        </Typography>
      )}
    </Section>
  );
}
