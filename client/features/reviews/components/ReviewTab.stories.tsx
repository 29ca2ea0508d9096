import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { notReviewed, reviewed, teamOpinion } from '../../../lib/examples/reviews';
import { ReviewTab } from './ReviewTab';

const offline = new ApiError(0, 'CLIENT.NETWORK', '');

const meta = {
  title: 'Reviews/ReviewTab',
  component: ReviewTab,
  args: {
    own: { status: 'ready', data: notReviewed },
    team: { status: 'loading' },
    scorecardHref: '/recruiter/jobs/1/scorecard',
    onSave: () => Promise.resolve(),
  },
} satisfies Meta<typeof ReviewTab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotReviewed: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Draft: Story = {
  args: {
    own: {
      status: 'ready',
      data: { ...reviewed, review: reviewed.review && { ...reviewed.review, submitted_at: null, versions: [] } },
    },
  },
};
export const Submitted: Story = {
  args: { own: { status: 'ready', data: reviewed }, team: { status: 'ready', data: teamOpinion } },
};
export const SubmittedOnAPhone: Story = { ...Submitted, globals: onPhone };
export const PostingClosed: Story = {
  args: { own: { status: 'ready', data: { ...notReviewed, posting_closed: true } } },
};
export const Loading: Story = { args: { own: { status: 'loading' } } };
export const Failed: Story = { args: { own: { status: 'failed', error: offline, retry: fn() } } };
export const TeamLoading: Story = { args: { own: { status: 'ready', data: reviewed } } };
export const TeamFailed: Story = {
  args: { own: { status: 'ready', data: reviewed }, team: { status: 'failed', error: offline, retry: fn() } },
};
