import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Job } from '@modules/jobs/http/jobs.contract';
import type { PayComparison as Comparison } from '@modules/jobs/http/pay-comparison.contract';
import { Card } from '../../../../design-system/Card/Card';
import { formatDate, formatSalary } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useJobWords } from '../../../../lib/job-words';
import { usePayText } from '../../messages/use-pay-text';
import { PayScale } from './PayScale';
import { DotMark, HalfMark, LineMark } from './marks';

export interface PayComparisonProps {
  readonly job: Pick<Job, 'salary_min' | 'salary_max' | 'salary_period' | 'salary_range'>;
  /** Not shown without it: there are too few similar jobs, or the pay cannot be compared. */
  readonly comparison: Comparison | null;
}

/** A posting's pay among similar ones: median, middle half, their number, and how they were counted. */
export function PayComparison({ job, comparison }: PayComparisonProps) {
  const text = usePayText();
  const language = useLanguage();
  const words = useJobWords();
  const { salary_min: min, salary_max: max } = job;
  if (comparison === null || min === null || max === null) return null;
  const { count, companies, period, median, low, high, place, hours_a_week: hours } = comparison;
  return (
    <Card as="section" title={text('pay.title')} titleLevel={2}>
      <Typography>{text(`pay.place.${place}`, { count })}</Typography>
      <PayScale own={(min + max) / 2} median={median} low={low} high={high} />
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25, typography: 'body2' }}>
        <Amount mark={<DotMark />} label={text('pay.own')} value={words.salary(job)} />
        <Amount
          mark={<LineMark />}
          label={text('pay.median')}
          value={formatSalary({ min: median, max: median, period }, language)}
        />
        <Amount
          mark={<HalfMark />}
          label={text('pay.half')}
          value={formatSalary({ min: low, max: high, period }, language)}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('pay.how', { count, companies, hours, date: formatDate(comparison.counted_on, language) })}
      </Typography>
    </Card>
  );
}

function Amount({ mark, label, value }: { mark: ReactNode; label: string; value: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
      <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        {mark}
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 'bold', textAlign: 'end', flexGrow: 1 }}>
        {value}
      </Box>
    </Box>
  );
}
