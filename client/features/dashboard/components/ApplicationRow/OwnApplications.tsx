import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnApplicationsPage } from '@modules/applications/http/applications.contract';
import { formatAge } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import { useDashboardText } from '../../messages/use-dashboard-text';
import { ApplicationRow } from './ApplicationRow';

/** The seeker's newest applications. */
export function OwnApplications({ applications }: Pick<OwnApplicationsPage, 'applications'>) {
  const text = useDashboardText();
  const shared = useSharedText();
  const language = useLanguage();
  if (applications.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('applications.empty')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {applications.map(({ id, job, status, applied_at: appliedAt }) => (
        <ApplicationRow
          key={id}
          href={paths.applications}
          title={job.title}
          line={[job.company.name, text('applications.sent', { date: formatAge(appliedAt, language) })].join(' · ')}
          status={shared(`application.${status}`)}
        />
      ))}
    </Box>
  );
}
