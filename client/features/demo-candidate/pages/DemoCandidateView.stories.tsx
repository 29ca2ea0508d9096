import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoCandidateView } from './DemoCandidateView';

const meta = {
  title: 'Demo candidate/DemoCandidateView',
  component: DemoCandidateView,
  parameters: { layout: 'fullscreen', width: 1440 },
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
export const OnAPhone: Story = { parameters: { width: 390 } };
export const OnATablet: Story = { parameters: { width: 768 } };
