import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { ownJobStages } from '../../../lib/examples/stages';
import { StagesView, type StagesViewProps } from './StagesView';

const args: StagesViewProps = {
  jobId: ownJobStages.job_id,
  stages: { status: 'ready', data: ownJobStages },
  onSave: () => Promise.resolve(),
  onSaveTemplate: () => Promise.resolve(),
  onRemoveTemplate: () => Promise.resolve(),
};

const meta = {
  title: 'Stages/StagesView',
  component: StagesView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <StagesView {...args} />
    </main>
  ),
} satisfies Meta<typeof StagesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
const busy = ownJobStages.stages.map((stage) =>
  stage.id === 'call'
    ? {
        ...stage,
        limit_days: 7,
        actions: [{ kind: 'ASK_ANSWERS' as const }, { kind: 'REMIND_AFTER' as const, days: 3, whom: 'TEAM' as const }],
      }
    : stage,
);
const withActions: StagesViewProps['stages'] = { status: 'ready', data: { ...ownJobStages, stages: busy } };
export const WithActions: Story = { args: { stages: withActions } };
export const WithActionsOnAPhone: Story = { args: { stages: withActions }, globals: onPhone };
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Standard: Story = {
  args: { stages: { status: 'ready', data: { ...ownJobStages, version: 0, templates: [] } } },
};
export const ForAReviewer: Story = {
  args: { stages: { status: 'ready', data: { ...ownJobStages, allowed_actions: [] } } },
};
export const Loading: Story = { args: { stages: { status: 'loading' } } };
export const Failed: Story = {
  args: { stages: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
