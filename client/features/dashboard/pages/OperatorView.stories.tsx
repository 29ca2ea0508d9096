import type { Meta, StoryObj } from '@storybook/react-vite';
import { queuesAtWork, queuesInTrouble } from '../../../lib/examples/queues';
import { OperatorView } from './OperatorView';

const meta = {
  title: 'Dashboard/OperatorView',
  component: OperatorView,
  parameters: { layout: 'fullscreen' },
  args: { health: { status: 'ready', data: queuesAtWork.fr.health } },
  render: (args) => (
    <main>
      <OperatorView {...args} />
    </main>
  ),
} satisfies Meta<typeof OperatorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {
  parameters: { en: { health: { status: 'ready', data: queuesAtWork.en.health } } },
};
export const InTrouble: Story = {
  args: { health: { status: 'ready', data: queuesInTrouble.fr.health } },
  parameters: { en: { health: { status: 'ready', data: queuesInTrouble.en.health } } },
};
export const Loading: Story = { args: { health: { status: 'loading' } } };
