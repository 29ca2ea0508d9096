import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicView } from './PublicView';

const meta = {
  title: 'Public pages/PublicView',
  component: PublicView,
  parameters: { layout: 'fullscreen', width: 1440 },
  args: { name: 'about' },
  render: (args) => (
    <main>
      <PublicView {...args} />
    </main>
  ),
} satisfies Meta<typeof PublicView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = {};
export const ForJobSeekers: Story = { args: { name: 'seekers' } };
export const ForCompanies: Story = { args: { name: 'companies' } };
export const OnAPhone: Story = { args: { name: 'companies' }, parameters: { width: 390 } };
