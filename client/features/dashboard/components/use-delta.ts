import type { StatTileProps } from '../../../design-system/StatTile/StatTile';
import { useLanguage } from '../../../lib/i18n';
import { useDashboardText } from '../messages/use-dashboard-text';

/** Change of a figure since the week before: `+3 en 7 jours`. */
export function useDelta(): (difference: number) => StatTileProps['delta'] {
  const text = useDashboardText();
  const language = useLanguage();
  const signed = new Intl.NumberFormat(`${language}-CA`, { signDisplay: 'exceptZero' });
  return (difference) => ({
    text: text('stat.delta', { delta: signed.format(difference) }),
    direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'same',
  });
}
