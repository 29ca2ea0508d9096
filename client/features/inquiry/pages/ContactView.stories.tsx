import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ContactView } from './ContactView';

const meta = {
  title: 'Inquiry/ContactView',
  component: ContactView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    service: 'CUSTOM_SOLUTION',
    onSend: () => Promise.resolve({ id: '0199f0c2-0000-7000-8000-0000000d0020', reply_by: '2026-12-08T10:00:00.000Z' }),
  },
  render: (args) => (
    <main>
      <ContactView {...args} />
    </main>
  ),
} satisfies Meta<typeof ContactView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const ServiceFromTheAddress: Story = { args: { service: 'CONSULTATION' } };
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
