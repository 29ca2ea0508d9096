import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RecruiterDashboard } from '@modules/operations/http/dashboard.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { StatSkeleton } from '../../../design-system/Skeletons/StatSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { ReceivedApplications } from '../components/ApplicationRow/ReceivedApplications';
import { DayTrend } from '../components/DayTrend';
import { QuickActions, recruiterActions } from '../components/QuickActions';
import { RecentPostings } from '../components/RecentPostings/RecentPostings';
import { RecruiterStats } from '../components/RecruiterStats';
import { RefreshButton, type Refreshing } from '../components/RefreshButton';
import { useDashboardText } from '../messages/use-dashboard-text';
import { figuresRoom, Part } from '../components/Part';

export interface RecruiterDashboardViewProps extends Refreshing {
  readonly dashboard: Loadable<RecruiterDashboard>;
  readonly hasCompany: boolean;
}

export function RecruiterDashboardView({
  dashboard,
  hasCompany,
  updated,
  isRefreshing,
  onRefresh,
}: RecruiterDashboardViewProps) {
  const text = useDashboardText();
  const newJob = (
    <Button variant="primary" href={paths.newJob}>
      {text('recruiter.newJob')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={text('recruiter.title')}
        lead={text('recruiter.lead')}
        actions={
          <>
            <RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />
            {hasCompany && newJob}
          </>
        }
      />
      {!hasCompany && (
        <Notice
          tone="accent"
          title={text('actions.noCompany')}
          action={
            <Button variant="primary" href={paths.companyProfile}>
              {text('actions.createCompany')}
            </Button>
          }
        >
          {text('actions.noCompanyText')}
        </Notice>
      )}
      <Box component="section" aria-label={text('figures')} sx={figuresRoom}>
        <Part of={dashboard} loading={<StatSkeleton count={4} label={text('loading')} />}>
          {({ stats }) => <RecruiterStats stats={stats} />}
        </Part>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {updated !== null && text('updated', { age: updated })}
        </Typography>
      </Box>
      <Columns
        side="end"
        aside={
          <Box sx={{ display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
            <QuickActions actions={recruiterActions} />
            {hasCompany && (
              <Section
                title={text('trend.receivedTitle')}
                action={<TextLink href={paths.hiring}>{text('trend.all')}</TextLink>}
              >
                <Part of={dashboard} loading={<ListSkeleton count={2} />}>
                  {({ trend }) => <DayTrend of="received" trend={trend} />}
                </Part>
              </Section>
            )}
          </Box>
        }
      >
        <Box sx={{ display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
          <Section
            title={text('postings.title')}
            action={<TextLink href={paths.ownJobs}>{text('postings.all')}</TextLink>}
          >
            <Part of={dashboard} loading={<ListSkeleton count={3} />}>
              {({ recentJobs }) =>
                recentJobs.length === 0 ? (
                  <EmptyState
                    level={3}
                    title={text('postings.emptyTitle')}
                    sentence={text('postings.empty')}
                    {...(hasCompany && { action: newJob })}
                  />
                ) : (
                  <RecentPostings jobs={recentJobs} />
                )
              }
            </Part>
          </Section>
          {hasCompany && (
            <Section title={text('received.title')}>
              <Part of={dashboard} loading={<ListSkeleton count={3} />}>
                {({ recentApplications }) => <ReceivedApplications applications={recentApplications} />}
              </Part>
            </Section>
          )}
        </Box>
      </Columns>
    </Page>
  );
}
