import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { SharedResumeView } from './SharedResumeView';

const meta = {
  title: 'Profile/SharedResumeView',
  component: SharedResumeView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  render: () => (
    <main>
      <SharedResumeView />
    </main>
  ),
} satisfies Meta<typeof SharedResumeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForACompany: Story = {};
export const OnAPhone: Story = { globals: onPhone };
