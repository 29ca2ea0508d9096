import type { HiringAnalytics } from '@modules/operations/http/hiring.contract';
import { StatGrid } from '../../../design-system/StatTile/StatGrid';
import { StatTile } from '../../../design-system/StatTile/StatTile';
import { formatHours, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useHiringText } from '../messages/use-hiring-text';

/** Four figures. Without data for a median or share, a text says so instead of 0. */
export function KeyFigures({ response, credits }: Pick<HiringAnalytics, 'response' | 'credits'>) {
  const text = useHiringText();
  const language = useLanguage();
  const figure = (value: number): string => formatNumber(value, language);
  return (
    <StatGrid>
      <StatTile
        figure={response.median_hours === null ? '–' : formatHours(response.median_hours, language)}
        label={text(response.median_hours === null ? 'key.noResponse' : 'key.response')}
      />
      <StatTile figure={figure(response.waiting)} label={text('key.waiting', { count: response.waiting })} />
      <StatTile figure={figure(credits.hires)} label={text('key.hires', { count: credits.hires })} />
      <StatTile
        figure={figure(credits.per_hire ?? credits.spent)}
        label={text(credits.per_hire === null ? 'key.noHire' : 'key.perHire')}
      />
    </StatGrid>
  );
}
