import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Job } from '@modules/jobs/http/jobs.contract';
import { RouterLink } from '../../../../design-system/TextLink/RouterLink';
import { formatAge } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useJobWords } from '../../../../lib/job-words';
import { paths } from '../../../../lib/paths';
import { useDashboardText } from '../../messages/use-dashboard-text';

/** A posting in two lines, for short lists. */
export function JobRow({ job }: { job: Job }) {
  const text = useDashboardText();
  const language = useLanguage();
  const words = useJobWords();
  return (
    <Box component="li" sx={{ position: 'relative', py: 2, borderTop: 1, borderColor: 'line.main' }}>
      <Box
        component={RouterLink}
        href={paths.job(job.id)}
        lang={job.language}
        sx={{
          color: 'text.primary',
          fontWeight: 'bold',
          textDecoration: 'none',
          overflowWrap: 'anywhere',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {job.title}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[job.company.name, job.location, words.salary(job)].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('jobs.published', { date: formatAge(job.published_at ?? job.created_at, language) })}
      </Typography>
    </Box>
  );
}
