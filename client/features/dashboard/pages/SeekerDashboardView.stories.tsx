import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { ownApplications } from '../../../lib/examples/applications';
import { jobs } from '../../../lib/examples/jobs';
import { developerMatch, matchesPageOf, nurseMatch } from '../../../lib/examples/matches';
import { newcomer } from '../../../lib/examples/people';
import { nextSteps } from '../domain/next-steps';
import { SeekerDashboardView, type SeekerDashboardViewProps } from './SeekerDashboardView';

const stats = {
  profileViews: 6,
  applications: 0,
  newMatches: 1,
  profileCompleteness: 70,
  deltas: { profileViews: 3, applications: 0, newMatches: 1 },
};
const trend = [0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0].map(
  (count, index) => ({
    day: new Date(Date.UTC(2025, 11, 16 + index)).toISOString().slice(0, 10),
    count,
  }),
);
const noTrend = trend.map(({ day }) => ({ day, count: 0 }));
const top = (language: 'fr' | 'en') =>
  ({ status: 'ready', data: matchesPageOf([nurseMatch(language), developerMatch(language)]) }) as const;
const sent = (language: 'fr' | 'en') => {
  const applications = [ownApplications.interview(language), ownApplications.sent(language)];
  return {
    status: 'ready',
    data: { applications, total: 2, page: 1, limit: 3, counts: { active: 2, archived: 0 } },
  } as const;
};
const none: SeekerDashboardViewProps['applications'] = {
  status: 'ready',
  data: { applications: [], total: 0, page: 1, limit: 3, counts: { active: 0, archived: 0 } },
};
const failed = { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } as const;

const meta = {
  title: 'Dashboard/SeekerDashboardView',
  component: SeekerDashboardView,
  parameters: {
    layout: 'fullscreen',
    ...english<SeekerDashboardViewProps>({
      matches: top('en'),
      applications: sent('en'),
      updated: '20 seconds ago',
    }),
  },
  globals: onDesktop,
  args: {
    name: 'Camille',
    stats: { status: 'ready', data: { stats, trend } },
    matches: top('fr'),
    applications: sent('fr'),
    jobs: { status: 'ready', data: { jobs: [...jobs], total: 38, page: 1, limit: 3 } },
    steps: [{ name: 'decide', href: '/matches', count: 1 }],
    updated: 'il y a 20 secondes',
    isRefreshing: false,
    onRefresh: fn(),
  },
  render: (args) => (
    <main>
      <SeekerDashboardView {...args} />
    </main>
  ),
} satisfies Meta<typeof SeekerDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const EverythingInPlace: Story = { args: { steps: [] } };
export const JustRegistered: Story = {
  args: {
    name: 'Noor',
    stats: {
      status: 'ready',
      data: {
        stats: {
          ...stats,
          profileViews: 0,
          newMatches: 0,
          profileCompleteness: 0,
          deltas: { profileViews: 0, applications: 0, newMatches: 0 },
        },
        trend: noTrend,
      },
    },
    matches: { status: 'ready', data: matchesPageOf([]) },
    applications: none,
    jobs: { status: 'ready', data: { jobs: [], total: 0, page: 1, limit: 3 } },
    steps: nextSteps({ user: newcomer, videoStatuses: [], pendingMatches: 0 }),
  },
  parameters: { en: { updated: '20 seconds ago' } },
};
export const Loading: Story = {
  args: {
    stats: { status: 'loading' },
    matches: { status: 'loading' },
    applications: { status: 'loading' },
    jobs: { status: 'loading' },
    steps: null,
    updated: null,
  },
  parameters: { en: null },
};
export const Failed: Story = {
  args: { stats: failed, matches: failed, applications: failed, jobs: failed, updated: null },
  parameters: { en: null },
};
