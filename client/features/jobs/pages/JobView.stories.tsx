import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { longTitle, nurse } from '../../../lib/examples/jobs';
import { manyPostings } from '../../../lib/examples/pay-comparisons';
import { PayComparison } from '../components/PayComparison/PayComparison';
import { JobView } from './JobView';

const meta = {
  title: 'Jobs/JobView',
  component: JobView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: { job: { status: 'ready', data: nurse } },
  render: (args) => (
    <main>
      <JobView {...args} />
    </main>
  ),
} satisfies Meta<typeof JobView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const LittleSaid: Story = { args: { job: { status: 'ready', data: longTitle } }, globals: onPhone };
export const AnswersNotKnown: Story = {
  args: { job: { status: 'ready', data: { ...nurse, company: { ...nurse.company, response_rate: null } } } },
};
export const ForASeeker: Story = { args: { isSeeker: true } };
export const Nearby: Story = {
  args: {
    isSeeker: true,
    job: { status: 'ready', data: { ...nurse, commute: { from: 'Laval', to: 'Montréal', km: 13 } } },
  },
};
export const InTheSameTown: Story = {
  args: {
    isSeeker: true,
    job: { status: 'ready', data: { ...nurse, commute: { from: 'Montréal', to: 'Montréal', km: 0 } } },
  },
  globals: onPhone,
};
export const WithSimilarPay: Story = { args: { pay: <PayComparison job={nurse} comparison={manyPostings} /> } };
export const Visitor: Story = { args: { isVisitor: true } };
export const AsItsOwner: Story = {
  args: { isOwner: true, job: { status: 'ready', data: { ...nurse, allowed_actions: ['EDIT', 'PAUSE', 'REMOVE'] } } },
};
export const DraftAsItsOwner: Story = {
  args: {
    isOwner: true,
    job: { status: 'ready', data: { ...nurse, status: 'DRAFT', is_open: false, allowed_actions: ['EDIT', 'REMOVE'] } },
  },
  globals: onPhone,
};
export const LookAlike: Story = {
  args: {
    job: {
      status: 'ready',
      data: { ...nurse, company_resembles: { id: nurse.company.id, name: 'Hôpital du Mont-Blanc' } },
    },
  },
};
export const CompanyHidden: Story = {
  args: { isSeeker: true, job: { status: 'ready', data: { ...nurse, company_hidden: true } } },
};
export const Closed: Story = {
  args: {
    job: {
      status: 'ready',
      data: { ...nurse, status: 'PAUSED', is_open: false, expires_at: '2026-11-12T14:00:00.000Z' },
    },
  },
};
export const ClosedForVisitors: Story = { args: { ...Closed.args, isVisitor: true }, globals: onPhone };
export const Loading: Story = { args: { job: { status: 'loading' } } };
export const Gone: Story = {
  args: { job: { status: 'failed', error: new ApiError(404, 'JOBS.NOT_FOUND', 'Introuvable.'), retry: fn() } },
};
export const Failed: Story = {
  args: { job: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
