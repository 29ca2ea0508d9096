import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { longTitle, nurse, ownJob } from '../../../../lib/examples/jobs';
import { PostingCard } from './PostingCard';

const meta = {
  title: 'Postings/PostingCard',
  component: PostingCard,
  decorators: [
    (Story) => (
      <ul style={{ padding: 0, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
  args: {
    job: ownJob(nurse),
    isBusy: false,
    onPublish: fn(),
    onRenew: fn(),
    onPause: fn(),
    onRemove: fn(),
    onClose: fn(),
    menu: { onDuplicate: fn(), onKeepTemplate: fn() },
  },
} satisfies Meta<typeof PostingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Paused: Story = {
  args: { job: ownJob(nurse, { status: 'PAUSED', allowed_actions: ['EDIT', 'PUBLISH', 'REMOVE'] }) },
};
export const DraftWithLittle: Story = {
  args: {
    job: ownJob(longTitle, {
      status: 'DRAFT',
      published_at: null,
      views: 0,
      matches_count: 0,
      allowed_actions: ['EDIT', 'PUBLISH', 'REMOVE'],
    }),
  },
};
export const EndsSoon: Story = {
  args: { job: ownJob(nurse, { allowed_actions: ['EDIT', 'RENEW', 'PAUSE', 'UNPUBLISH', 'REMOVE'] }) },
};
export const Ended: Story = {
  args: { job: ownJob(nurse, { status: 'PAUSED', allowed_actions: ['EDIT', 'PUBLISH', 'RENEW', 'REMOVE'] }) },
};
export const SomebodyWasHired: Story = { args: { job: ownJob(nurse, { hired_count: 1 }) } };
export const Closed: Story = {
  args: {
    job: ownJob(nurse, {
      status: 'CLOSED',
      allowed_actions: [],
      closing: {
        reason: 'FILLED_ELSEWHERE',
        note: 'Une ancienne collègue revient en janvier.',
        at: '2026-11-20T15:00:00.000Z',
      },
    }),
  },
};
export const OnHold: Story = {
  args: {
    job: ownJob(nurse, {
      status: 'PAUSED',
      allowed_actions: ['EDIT', 'PUBLISH', 'REMOVE'],
      closing: { reason: 'PAUSED', note: null, at: null },
    }),
  },
};
export const ForAReviewer: Story = { args: { job: ownJob(nurse, { allowed_actions: [] }), menu: undefined } };
export const UnreadablePay: Story = {
  args: {
    job: ownJob(nurse, { salary_range: 'à discuter', salary_min: null, salary_max: null, salary_readable: false }),
  },
};
