import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RecentJob } from '@modules/operations/http/dashboard.contract';
import { Card } from '../../../../design-system/Card/Card';
import { StateBadge, type StateTone } from '../../../../design-system/StateBadge/StateBadge';
import { formatAge } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useJobWords } from '../../../../lib/job-words';
import { paths } from '../../../../lib/paths';
import { useDashboardText } from '../../messages/use-dashboard-text';

const tones = { ACTIVE: 'success', DRAFT: 'neutral', PAUSED: 'warning', CLOSED: 'neutral' } as const satisfies Record<
  string,
  StateTone
>;
const known = (status: string): status is keyof typeof tones => status in tones;

/** The company's newest postings with their results. */
export function RecentPostings({ jobs }: { jobs: readonly RecentJob[] }) {
  const text = useDashboardText();
  const language = useLanguage();
  const words = useJobWords();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {jobs.map((job) => (
        <Card
          as="li"
          key={job.id}
          title={job.title}
          titleLevel={3}
          href={paths.editJob(job.id)}
          subtitle={[job.location, words.type(job), formatAge(job.published_at ?? job.created_at, language)]
            .filter(Boolean)
            .join(' · ')}
          aside={known(job.status) && <StateBadge tone={tones[job.status]}>{text(`status.${job.status}`)}</StateBadge>}
        >
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {[
              text('postings.matches', { count: job.matches_count }),
              text('postings.applications', { count: job.applications_count }),
              text('postings.views', { count: job.views }),
            ].join(' · ')}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
