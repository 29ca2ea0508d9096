import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Section } from '../../../../design-system/Section/Section';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { paths } from '../../../../lib/paths';
import { useJobs } from '../../api/list-jobs';
import { foundJobs } from '../../domain/found-jobs';
import { noFilters } from '../../domain/job-filters';
import { useJobsText } from '../../messages/use-jobs-text';
import { JobCard } from '../JobCard/JobCard';

/** Jobs of the first page; the list has all of them. */
const SHOWN = 6;

/** The newest open jobs. Not shown if there are none or if they cannot be read; the list then says why. */
export function NewestJobs() {
  const text = useJobsText();
  const { data } = useJobs(noFilters);
  const found = useMemo(() => data && foundJobs(data.pages), [data]);
  if (found === undefined || found.items.length === 0) return null;
  return (
    <Section
      title={text('newest.title')}
      action={
        <TextLink href={paths.jobs} standalone>
          {text('newest.all', { count: found.total })}
        </TextLink>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {found.items.slice(0, SHOWN).map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Box>
    </Section>
  );
}
