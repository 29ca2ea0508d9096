import type { Meta, StoryObj } from '@storybook/react-vite';
import { queuesAtWork, queuesInTrouble } from '../../../lib/examples/back-office';
import { OperatorView } from './OperatorView';

const meta = {
  title: 'Dashboard/OperatorView',
  component: OperatorView,
  parameters: { layout: 'fullscreen' },
  args: { health: { status: 'ready', data: queuesAtWork.health } },
  render: (args) => (
    <main>
      <OperatorView {...args} />
    </main>
  ),
} satisfies Meta<typeof OperatorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {};
export const InTrouble: Story = { args: { health: { status: 'ready', data: queuesInTrouble.health } } };
export const Loading: Story = { args: { health: { status: 'loading' } } };
