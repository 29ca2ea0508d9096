import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { standardScorecard } from '../../../lib/examples/reviews';
import { ScorecardView } from './ScorecardView';

const meta = {
  title: 'Reviews/ScorecardView',
  component: ScorecardView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    jobId: standardScorecard.job_id,
    scorecard: { status: 'ready', data: standardScorecard },
    onSave: () => Promise.resolve(),
  },
  render: (args) => (
    <main>
      <ScorecardView {...args} />
    </main>
  ),
} satisfies Meta<typeof ScorecardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Saved: Story = {
  args: { scorecard: { status: 'ready', data: { ...standardScorecard, version: 3 } } },
};
export const ForAReviewer: Story = {
  args: { scorecard: { status: 'ready', data: { ...standardScorecard, allowed_actions: [] } } },
};
export const Loading: Story = { args: { scorecard: { status: 'loading' } } };
export const Failed: Story = {
  args: { scorecard: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
