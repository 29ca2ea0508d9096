import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { PublicView } from './PublicView';

const meta = {
  title: 'Public pages/PublicView',
  component: PublicView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
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
export const OnAPhone: Story = { args: { name: 'companies' }, globals: onPhone };
