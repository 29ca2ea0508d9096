import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AvailabilityAnswer } from '@modules/applications/http/availability.contract';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { AvailabilityView, type AvailabilityViewProps } from './AvailabilityView';

const saved: AvailabilityAnswer = {
  time_zone: 'America/Toronto',
  windows: [
    { day: 1, from: '09:00', to: '12:00' },
    { day: 1, from: '13:30', to: '17:00' },
    { day: 3, from: '09:00', to: '12:00' },
    { day: 5, from: '20:00', to: '24:00' },
  ],
  buffer_before_minutes: 10,
  buffer_after_minutes: 15,
  notice_hours: 24,
  max_per_day: 4,
  updated_at: '2026-11-02T15:00:00.000Z',
};
const ready = (changes: Partial<AvailabilityAnswer> = {}): AvailabilityViewProps['availability'] => ({
  status: 'ready',
  data: { ...saved, ...changes },
});

const args: AvailabilityViewProps = { availability: ready(), onSave: () => Promise.resolve() };

const meta = {
  title: 'Settings/Availability',
  component: AvailabilityView,
  args,
} satisfies Meta<typeof AvailabilityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const NeverSaved: Story = { args: { availability: ready({ updated_at: null, max_per_day: null }) } };
export const NoHours: Story = { args: { availability: ready({ windows: [] }) } };
export const Loading: Story = { args: { availability: { status: 'loading' } } };
export const Failed: Story = {
  args: { availability: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: () => undefined } },
};
