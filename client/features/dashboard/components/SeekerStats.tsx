import type { SeekerDashboard } from '@modules/operations/http/dashboard.contract';
import { StatGrid } from '../../../design-system/StatTile/StatGrid';
import { StatTile } from '../../../design-system/StatTile/StatTile';
import { formatNumber, formatPercent } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { useDashboardText } from '../messages/use-dashboard-text';
import { useDelta } from './use-delta';

/** Four counted figures. Nothing is estimated. */
export function SeekerStats({ stats }: { stats: SeekerDashboard['stats'] }) {
  const text = useDashboardText();
  const language = useLanguage();
  const delta = useDelta();
  const figure = (value: number): string => formatNumber(value, language);
  return (
    <StatGrid>
      <StatTile
        figure={figure(stats.newMatches)}
        label={text('stat.newMatches', { count: stats.newMatches })}
        href={paths.matches}
        delta={delta(stats.deltas.newMatches)}
      />
      <StatTile
        figure={figure(stats.profileViews)}
        label={text('stat.profileViews', { count: stats.profileViews })}
        href={paths.accessLog}
        delta={delta(stats.deltas.profileViews)}
      />
      <StatTile
        figure={figure(stats.applications)}
        label={text('stat.applications', { count: stats.applications })}
        delta={delta(stats.deltas.applications)}
      />
      <StatTile
        figure={formatPercent(stats.profileCompleteness / 100, language)}
        label={text('stat.completeness')}
        href={paths.editProfile}
        progress={stats.profileCompleteness}
      />
    </StatGrid>
  );
}
