import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { CalendarAddressesView } from './CalendarAddressesView';

const both = [
  { kind: 'FULL' as const, created_at: '2026-02-03T15:00:00.000Z' },
  { kind: 'BUSY' as const, created_at: '2026-02-04T15:00:00.000Z' },
];

const meta = {
  title: 'Settings/Calendar addresses',
  component: CalendarAddressesView,
  args: {
    addresses: { status: 'ready', data: { addresses: both } },
    onMake: () => Promise.resolve('https://entrevue.example/api/members/me/calendar.ics?token=q8Jx1cYtL0v3Zr5sWm2KfA'),
    onRevoke: () => Promise.resolve(),
  },
} satisfies Meta<typeof CalendarAddressesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Empty: Story = { args: { addresses: { status: 'ready', data: { addresses: [] } } } };
export const Loading: Story = { args: { addresses: { status: 'loading' } } };
export const Failed: Story = {
  args: { addresses: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: () => undefined } },
};
