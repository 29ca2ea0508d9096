import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { JobsPage } from '@modules/jobs/http/jobs.contract';
import type { MatchesPage } from '@modules/matching/http/matches.contract';
import type { SeekerDashboard } from '@modules/operations/http/dashboard.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { StatSkeleton } from '../../../design-system/Skeletons/StatSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { JobRow } from '../components/JobRow/JobRow';
import { MatchRow } from '../components/MatchRow/MatchRow';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { SeekerStats } from '../components/SeekerStats';
import type { NextStep } from '../domain/next-steps';
import { useDashboardText } from '../messages/use-dashboard-text';

export interface SeekerDashboardViewProps {
  /** First name of the person. */
  readonly name: string;
  readonly stats: Loadable<SeekerDashboard>;
  readonly matches: Loadable<MatchesPage>;
  readonly jobs: Loadable<JobsPage>;
  readonly steps: readonly NextStep[];
}

/** Where a seeker stands: figures, the best proposals, what to do, what is new. Each part loads and fails on its own. */
export function SeekerDashboardView({ name, stats, matches, jobs, steps }: SeekerDashboardViewProps) {
  const text = useDashboardText();
  return (
    <Page>
      <PageHeader title={text('seeker.title', { name })} lead={text('seeker.lead')} />
      <Box component="section" aria-label={text('figures')}>
        <Part of={stats} loading={<StatSkeleton count={4} label={text('loading')} />}>
          {(data) => <SeekerStats stats={data.stats} />}
        </Part>
      </Box>
      <Columns
        side="end"
        aside={
          <Box sx={{ display: 'grid', gap: 4 }}>
            <NextSteps steps={steps} />
            <Section title={text('jobs.title')} action={<TextLink href={paths.jobs}>{text('jobs.all')}</TextLink>}>
              <Part of={jobs} loading={<ListSkeleton count={3} />}>
                {({ jobs: latest }) =>
                  latest.length === 0 ? (
                    <Typography sx={{ color: 'text.secondary' }}>{text('jobs.empty')}</Typography>
                  ) : (
                    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                      {latest.map((job) => (
                        <JobRow key={job.id} job={job} />
                      ))}
                    </Box>
                  )
                }
              </Part>
            </Section>
          </Box>
        }
      >
        <Section title={text('matches.title')} action={<TextLink href={paths.matches}>{text('matches.all')}</TextLink>}>
          <Part of={matches} loading={<ListSkeleton count={3} />}>
            {({ matches: top }) =>
              top.length === 0 ? (
                <EmptyState
                  level={3}
                  title={text('matches.emptyTitle')}
                  sentence={text('matches.empty')}
                  action={<Button href={paths.profile}>{text('matches.emptyAction')}</Button>}
                />
              ) : (
                <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
                  {top.map((match) => (
                    <MatchRow key={match.id} match={match} />
                  ))}
                </Box>
              )
            }
          </Part>
        </Section>
      </Columns>
    </Page>
  );
}

interface PartProps<T> {
  readonly of: Loadable<T>;
  readonly loading: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** One part of the page in its own state: a failure of one leaves the others standing. */
export function Part<T>({ of, loading, children }: PartProps<T>) {
  const text = useDashboardText();
  const errorText = useErrorText();
  if (of.status === 'loading') return loading;
  if (of.status === 'failed')
    return <ErrorState level={3} what={text('loadFailed')} toDo={errorText(of.error)} onRetry={of.retry} />;
  return children(of.data);
}
