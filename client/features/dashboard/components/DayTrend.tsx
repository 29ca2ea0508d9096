import type { Trend } from '@modules/operations/http/dashboard.contract';
import { TrendChart } from '../../../design-system/TrendChart/TrendChart';
import { formatDay } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useDashboardText } from '../messages/use-dashboard-text';

const words = {
  views: { title: 'trend.viewsTitle', series: 'trend.views', summary: 'trend.viewsSummary', none: 'trend.noViews' },
  received: {
    title: 'trend.receivedTitle',
    series: 'trend.received',
    summary: 'trend.receivedSummary',
    none: 'trend.noneReceived',
  },
} as const;

/** Daily counts of the last 30 days. The summary names the day with the max. */
export function DayTrend({ of, trend }: { of: keyof typeof words; trend: Trend }) {
  const text = useDashboardText();
  const language = useLanguage();
  const { title, series, summary, none } = words[of];
  const day = (entry: Trend[number]): string => formatDay(entry.day, language, 'UTC');
  const total = trend.reduce((sum, { count }) => sum + count, 0);
  const most = trend.reduce<Trend[number] | null>(
    (best, entry) => (entry.count > (best?.count ?? 0) ? entry : best),
    null,
  );
  return (
    <TrendChart
      title={text(title)}
      summary={most === null ? text(none) : text(summary, { count: total, day: day(most) })}
      pointName={text('trend.day')}
      points={trend.map(day)}
      series={[{ label: text(series), values: trend.map(({ count }) => count) }]}
    />
  );
}
