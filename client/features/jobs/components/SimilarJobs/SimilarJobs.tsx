import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListedJob } from '@modules/jobs/http/jobs.contract';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { Card } from '../../../../design-system/Card/Card';
import { Section } from '../../../../design-system/Section/Section';
import { useJobWords } from '../../../../lib/job-words';
import { paths } from '../../../../lib/paths';
import { useJobsText } from '../../messages/use-jobs-text';
import { JobFit } from '../JobFit/JobFit';

/** Other open jobs of the same occupation. Not shown when there are none. */
export function SimilarJobs({ jobs }: { readonly jobs: readonly ListedJob[] }) {
  const text = useJobsText();
  const words = useJobWords();
  if (jobs.length === 0) return null;
  return (
    <Section title={text('similar.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {jobs.map((job) => (
          <Card
            key={job.id}
            as="li"
            titleLevel={3}
            title={<span lang={job.language}>{job.title}</span>}
            href={paths.job(job.id)}
            subtitle={[job.company.name, job.location].filter(Boolean).join(' · ')}
            lead={<Avatar name={job.company.name} src={job.company.logo_url} size={36} />}
          >
            {job.fit && <JobFit fit={job.fit} />}
            <Typography variant="body2">{words.salary(job)}</Typography>
          </Card>
        ))}
      </Box>
    </Section>
  );
}
