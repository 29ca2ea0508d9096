import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { applicationStatuses } from '@modules/applications/http/applications.contract';
import type { RecentApplication } from '@modules/operations/http/dashboard.contract';
import { formatAge } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import { useDashboardText } from '../../messages/use-dashboard-text';
import { ApplicationRow } from './ApplicationRow';

/** The newest applications to the company's postings. */
export function ReceivedApplications({ applications }: { applications: readonly RecentApplication[] }) {
  const text = useDashboardText();
  const shared = useSharedText();
  const language = useLanguage();
  if (applications.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('received.empty')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {applications.map(({ id, job, user, status, applied_at: appliedAt }) => {
        const known = applicationStatuses.find((name) => name === status);
        return (
          <ApplicationRow
            key={id}
            href={paths.jobApplication(job.id, id)}
            title={user.full_name}
            line={text('received.for', { job: job.title, date: formatAge(appliedAt, language) })}
            status={known === undefined ? status : shared(`application.${known}`)}
          />
        );
      })}
    </Box>
  );
}
