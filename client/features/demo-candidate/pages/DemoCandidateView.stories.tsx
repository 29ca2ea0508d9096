import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { DemoCandidateView } from './DemoCandidateView';

const meta = {
  title: 'Demo candidate/DemoCandidateView',
  component: DemoCandidateView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: { id: '7' },
  render: (args) => (
    <main>
      <DemoCandidateView {...args} />
    </main>
  ),
} satisfies Meta<typeof DemoCandidateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
