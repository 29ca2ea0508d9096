import type { HiringAnalytics } from '@modules/operations/http/hiring.contract';
import { TrendChart } from '../../../design-system/TrendChart/TrendChart';
import { formatDay } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useHiringText } from '../messages/use-hiring-text';

export function HiringTrend({ trend }: Pick<HiringAnalytics, 'trend'>) {
  const text = useHiringText();
  const language = useLanguage();
  const { buckets } = trend;
  const isDaily = trend.bucket_days === 1;
  const sum = (name: 'applications' | 'hires'): number => buckets.reduce((total, bucket) => total + bucket[name], 0);
  return (
    <TrendChart
      title={text(isDaily ? 'trend.dayTitle' : 'trend.weekTitle')}
      summary={text('trend.summary', { applications: sum('applications'), hires: sum('hires') })}
      pointName={text(isDaily ? 'trend.day' : 'trend.week')}
      points={buckets.map(({ from }) => formatDay(from, language))}
      series={[
        { label: text('trend.applications'), values: buckets.map(({ applications }) => applications) },
        { label: text('trend.hires'), values: buckets.map(({ hires }) => hires) },
      ]}
    />
  );
}
