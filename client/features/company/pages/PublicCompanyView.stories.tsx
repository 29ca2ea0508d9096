import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Company } from '@modules/companies/http/companies.contract';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { VideoPlayer } from '../../../design-system/VideoPlayer/VideoPlayer';
import { ApiError } from '../../../lib/api-error';
import { montBlanc } from '../../../lib/examples/companies';
import { gallery } from '../../../lib/examples/company-videos';
import { jobs } from '../../../lib/examples/jobs';
import { poster } from '../../../lib/examples/videos';
import { paths } from '../../../lib/paths';
import { NoCompany, PublicCompanyView, type PublicCompanyViewProps } from './PublicCompanyView';

const whole: Company = {
  ...montBlanc,
  description:
    'Un hôpital de quartier de 180 lits, au centre de Montréal.\n\nOn y travaille en petites équipes, et on y reste longtemps.',
  website: 'https://www.montblanc.example/',
  founded: '1931',
  employees: '1 240',
  video_url: 'https://www.videos.example/mont-blanc',
  culture: [
    'On dit les choses',
    'Le tutoiement est de mise',
    'Les horaires sont connus six semaines d’avance',
    'Quatrième',
  ],
  benefits: ['Régime de retraite', 'Garderie sur place'],
  response_rate: { percent: 86, within_days: 14, over_days: 90, applications: 42 },
};

const args: PublicCompanyViewProps = {
  company: { status: 'ready', data: whole },
  videos: { status: 'ready', data: { videos: gallery, total: gallery.length } },
  positions: { status: 'ready', data: { jobs, total: jobs.length } },
  onMore: fn(),
  isLoadingMore: false,
  moreError: null,
  hrefOf: paths.job,
  tab: 'overview',
  onTab: fn(),
  back: paths.jobs,
  renderPlayer: (_, title) => <VideoPlayer src="/samples/clip.mp4" title={title} poster={poster} />,
};

const meta = {
  title: 'Company/PublicCompanyView',
  component: PublicCompanyView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <PublicCompanyView {...args} />
    </main>
  ),
} satisfies Meta<typeof PublicCompanyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const OverviewOnAPhone: Story = { globals: onPhone };
export const LookAlike: Story = {
  args: {
    company: {
      status: 'ready',
      data: { ...whole, verified: false, resembles: { id: montBlanc.id, name: 'Hôpital du Mont-Blanc' } },
    },
  },
};
export const Videos: Story = { args: { tab: 'videos' } };
export const PositionsTab: Story = { args: { tab: 'positions' } };
export const LinkedVideoOnly: Story = { args: { videos: { status: 'ready', data: { videos: [], total: 0 } } } };
export const NameOnly: Story = {
  args: {
    company: {
      status: 'ready',
      data: { ...montBlanc, industry: null, size: null, location: null, verified: false },
    },
    videos: { status: 'ready', data: { videos: [], total: 0 } },
    positions: { status: 'ready', data: { jobs: [], total: 0 } },
  },
};
export const NothingKnown: Story = {
  args: {
    ...NameOnly.args,
    company: {
      status: 'ready',
      data: {
        ...montBlanc,
        ...{ industry: null, size: null, location: null, founded: null, employees: null, website: null },
        ...{ response_rate: null, verified: false },
      },
    },
  },
};
export const Loading: Story = { args: { company: { status: 'loading' } } };
export const Failed: Story = {
  args: { company: { status: 'failed', error: new ApiError(500, 'SERVER.DEFECT', ''), retry: fn() } },
};
export const Gone: Story = {
  args: { company: { status: 'failed', error: new ApiError(404, 'REQUEST.NOT_FOUND', ''), retry: fn() } },
};
export const VideosFailed: Story = {
  args: {
    tab: 'videos',
    videos: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
  },
};
export const NoId: Story = {
  render: ({ back }) => (
    <main>
      <NoCompany back={back} />
    </main>
  ),
};
