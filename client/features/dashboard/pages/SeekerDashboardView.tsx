import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnApplicationsPage } from '@modules/applications/http/applications.contract';
import type { JobsPage } from '@modules/jobs/http/jobs.contract';
import type { MatchesPage } from '@modules/matching/http/matches.contract';
import type { SeekerDashboard } from '@modules/operations/http/dashboard.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { StatSkeleton } from '../../../design-system/Skeletons/StatSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { hasPosting } from '../../../lib/posted-match';
import { OwnApplications } from '../components/ApplicationRow/OwnApplications';
import { JobRow } from '../components/JobRow/JobRow';
import { MatchRow } from '../components/MatchRow/MatchRow';
import { DayTrend } from '../components/DayTrend';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { figuresRoom, Part } from '../components/Part';
import { QuickActions, seekerActions } from '../components/QuickActions';
import { RefreshButton, type Refreshing } from '../components/RefreshButton';
import { SeekerStats } from '../components/SeekerStats';
import type { NextStep } from '../domain/next-steps';
import { useDashboardText } from '../messages/use-dashboard-text';

export interface SeekerDashboardViewProps extends Refreshing {
  /** First name of the person. */
  readonly name: string;
  readonly stats: Loadable<SeekerDashboard>;
  readonly matches: Loadable<MatchesPage>;
  readonly applications: Loadable<OwnApplicationsPage>;
  readonly jobs: Loadable<JobsPage>;
  /** Null until all facts are loaded. */
  readonly steps: readonly NextStep[] | null;
}

/** A seeker's dashboard: figures, best matches, next steps, new jobs. Each part loads and fails on its own. */
export function SeekerDashboardView({
  name,
  stats,
  matches,
  applications,
  jobs,
  steps,
  updated,
  isRefreshing,
  onRefresh,
}: SeekerDashboardViewProps) {
  const text = useDashboardText();
  return (
    <Page>
      <PageHeader
        title={text('seeker.title', { name })}
        lead={text('seeker.lead')}
        actions={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}
      />
      <Box component="section" aria-label={text('figures')} sx={figuresRoom}>
        <Part of={stats} loading={<StatSkeleton count={4} label={text('loading')} />}>
          {(data) => <SeekerStats stats={data.stats} />}
        </Part>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {updated !== null && text('updated', { age: updated })}
        </Typography>
      </Box>
      <Box sx={areas}>
        <Box sx={{ gridArea: 'steps', minWidth: 0 }}>
          <NextSteps steps={steps} />
        </Box>
        <Box sx={{ gridArea: 'matches', minWidth: 0, display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
          <Section
            title={text('matches.title')}
            action={<TextLink href={paths.matches}>{text('matches.all')}</TextLink>}
          >
            <Part of={matches} loading={<ListSkeleton count={3} />}>
              {({ matches: top }) => <TopMatches matches={top} />}
            </Part>
          </Section>
          <Section
            title={text('applications.title')}
            action={<TextLink href={paths.applications}>{text('applications.all')}</TextLink>}
          >
            <Part of={applications} loading={<ListSkeleton count={3} />}>
              {({ applications: latest }) => <OwnApplications applications={latest} />}
            </Part>
          </Section>
        </Box>
        <Box sx={{ gridArea: 'jobs', minWidth: 0, display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
          <Section
            title={text('trend.viewsTitle')}
            action={<TextLink href={paths.accessLog}>{text('trend.who')}</TextLink>}
          >
            <Part of={stats} loading={<ListSkeleton count={2} />}>
              {({ trend }) => <DayTrend of="views" trend={trend} />}
            </Part>
          </Section>
          <QuickActions actions={seekerActions} />
          <Section title={text('jobs.title')} action={<TextLink href={paths.jobs}>{text('jobs.all')}</TextLink>}>
            <Part of={jobs} loading={<ListSkeleton count={3} />}>
              {({ jobs: latest }) => <LatestJobs jobs={latest} />}
            </Part>
          </Section>
        </Box>
      </Box>
    </Page>
  );
}

/** On a phone the next steps come first; on a desktop they are beside the matches, above the jobs. */
const areas = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(300px, 400px)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"steps" "matches" "jobs"', lg: '"matches steps" "matches jobs"' },
} as const;

function TopMatches({ matches }: { matches: MatchesPage['matches'] }) {
  const text = useDashboardText();
  if (matches.length === 0) {
    return (
      <EmptyState
        level={3}
        title={text('matches.emptyTitle')}
        sentence={text('matches.empty')}
        action={<Button href={paths.profile}>{text('matches.emptyAction')}</Button>}
      />
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {matches.filter(hasPosting).map((match) => (
        <MatchRow key={match.id} match={match} />
      ))}
    </Box>
  );
}

function LatestJobs({ jobs }: { jobs: JobsPage['jobs'] }) {
  const text = useDashboardText();
  if (jobs.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{text('jobs.empty')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </Box>
  );
}
