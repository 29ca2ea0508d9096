import type { RecruiterDashboard } from '@modules/operations/http/dashboard.contract';
import { StatGrid } from '../../../design-system/StatTile/StatGrid';
import { StatTile } from '../../../design-system/StatTile/StatTile';
import { formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { useDashboardText } from '../messages/use-dashboard-text';
import { useDelta } from './use-delta';

const names = ['activeJobs', 'totalCandidates', 'newApplications', 'interviews'] as const;

export function RecruiterStats({ stats }: { stats: RecruiterDashboard['stats'] }) {
  const text = useDashboardText();
  const language = useLanguage();
  const delta = useDelta();
  return (
    <StatGrid>
      {names.map((name) => (
        <StatTile
          key={name}
          figure={formatNumber(stats[name], language)}
          label={text(`stat.${name}`, { count: stats[name] })}
          delta={delta(stats.deltas[name])}
          {...(name === 'activeJobs' && { href: paths.ownJobs })}
        />
      ))}
    </StatGrid>
  );
}
