import Box from '@mui/material/Box';
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { DataTable } from '../DataTable/DataTable';
import { useUiText } from '../messages/use-ui-text';
import { formatNumber } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import type { TrendBarsProps } from './TrendBars';

export interface TrendSeries {
  readonly label: string;
  readonly values: readonly number[];
}

export interface TrendChartProps {
  /** The things counted and the period; also names the table. */
  readonly title: string;
  /** One sentence about the chart: `12 vues, le plus le 3 mars`. */
  readonly summary: string;
  /** Header of the points: `Jour`. */
  readonly pointName: string;
  /** Labels under the bars and in the table: `3 mars`. */
  readonly points: readonly string[];
  /** One or two, each as long as `points`. */
  readonly series: readonly TrendSeries[];
}

const HEIGHT = 168;
/** Height of the legend above the bars, shown for two series. */
const LEGEND_HEIGHT = 32;

const NoBars: ComponentType<TrendBarsProps> = () => null;
// The chart library is larger than the rest of the page, so it loads when the chart is near the screen.
// If it fails to load, the sentence and the table have the same information.
const TrendBars = lazy(() =>
  import('./TrendBars').then(
    (module): { default: ComponentType<TrendBarsProps> } => ({ default: module.TrendBars }),
    () => ({ default: NoBars }),
  ),
);

/** Whether the element has come near the screen. Always false in browsers that cannot observe it. */
function useHasComeNear(place: RefObject<HTMLElement | null>): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    if (place.current === null || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasCome(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return hasCome;
}

/** A small chart of counts over time. The bars are visual only; the sentence and the table are for everybody. */
export function TrendChart({ title, summary, pointName, points, series }: TrendChartProps) {
  const text = useUiText();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const hasComeNear = useHasComeNear(place);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, display: 'grid', gap: 1 }}>
      <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {summary}
      </Box>
      <Box ref={place} aria-hidden sx={{ height: HEIGHT + (series.length > 1 ? LEGEND_HEIGHT : 0), minWidth: 0 }}>
        {hasComeNear && (
          <Suspense fallback={<span data-pending hidden />}>
            <TrendBars points={points} series={series} height={HEIGHT} language={language} />
          </Suspense>
        )}
      </Box>
      <Box
        component="details"
        sx={{
          typography: 'body2',
          '& > summary': {
            width: 'fit-content',
            py: 1.5,
            cursor: 'pointer',
            color: 'accent.text',
            fontWeight: 500,
            '&:hover': { textDecoration: 'underline' },
          },
        }}
      >
        <summary>{text('chart.figures')}</summary>
        <DataTable
          caption={title}
          head={[pointName, ...series.map(({ label }) => label)]}
          figures={series.map((_, index) => index + 1)}
          rows={points.map((point, index) => [
            point,
            ...series.map(({ values }) => formatNumber(values[index] ?? 0, language)),
          ])}
        />
      </Box>
    </Box>
  );
}
