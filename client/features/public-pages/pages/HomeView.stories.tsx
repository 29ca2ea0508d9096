import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { HomeView } from './HomeView';

const meta = {
  title: 'Public pages/HomeView',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  render: (args) => (
    <main>
      <HomeView {...args} />
    </main>
  ),
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const OnAPhone: Story = { globals: onPhone };
