import { BarChart } from '@mui/x-charts/BarChart';
import { formatNumber } from '../../lib/format';
import type { Language } from '../../lib/i18n';
import type { TrendSeries } from './TrendChart';

export interface TrendBarsProps {
  readonly points: readonly string[];
  readonly series: readonly TrendSeries[];
  readonly height: number;
  readonly language: Language;
}

/** Both have a contrast of at least 3 on every surface. */
const colours = ['var(--ev-palette-accent-text)', 'var(--ev-palette-info-main)'] as const;

/** Bars side by side, in a separate download. */
export function TrendBars({ points, series, height, language }: TrendBarsProps) {
  const write = (value: number | null): string => formatNumber(value ?? 0, language);
  return (
    <BarChart
      height={height}
      // Space at the right for the half of the last date that extends beyond its bar.
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      hideLegend={series.length === 1}
      disableKeyboardNavigation
      colors={[...colours]}
      grid={{ horizontal: true }}
      borderRadius={3}
      xAxis={[
        {
          scaleType: 'band',
          data: [...points],
          disableLine: true,
          disableTicks: true,
          categoryGapRatio: 0.3,
          height: 24,
        },
      ]}
      yAxis={[{ min: 0, tickMinStep: 1, disableLine: true, disableTicks: true, width: 32, valueFormatter: write }]}
      series={series.map(({ label, values }) => ({ label, data: [...values], valueFormatter: write }))}
      // `&&`: the library has rules as strong as one `&`, and the rule that a page has loaded last would apply.
      sx={{
        '&& .MuiChartsGrid-line': { stroke: 'var(--ev-palette-line-main)' },
        '&& .MuiChartsAxis-tickLabel': { fill: 'var(--ev-palette-text-secondary)' },
      }}
    />
  );
}
