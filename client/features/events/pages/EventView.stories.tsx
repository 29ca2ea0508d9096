import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { workshop } from '../../../lib/examples/bookings';
import { EventView } from './EventView';

const nothing = (): Promise<void> => Promise.resolve();
const withEvent = (changes: Partial<typeof workshop>) =>
  ({ event: { status: 'ready', data: { ...workshop, ...changes } } }) as const;

const meta = {
  title: 'Events/EventView',
  component: EventView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: { ...withEvent({}), isVisitor: false, onRegister: nothing, onUnregister: nothing },
  render: (args) => (
    <main>
      <EventView {...args} />
    </main>
  ),
} satisfies Meta<typeof EventView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Registered: Story = { args: withEvent({ registered: true, allowed_actions: ['UNREGISTER'] }) };
export const Full: Story = { args: withEvent({ attendees: 100, allowed_actions: [] }) };
export const Over: Story = {
  args: withEvent({ starts_at: '2020-01-12T23:00:00.000Z', ends_at: '2020-01-13T00:30:00.000Z', allowed_actions: [] }),
};
export const ForVisitors: Story = { args: { ...withEvent({ allowed_actions: [] }), isVisitor: true } };
export const LastPlaceGone: Story = {
  args: { onRegister: () => Promise.reject(new ApiError(409, 'BOOKINGS.EVENT_FULL', 'L’événement est complet.')) },
};
export const Loading: Story = { args: { event: { status: 'loading' } } };
export const Unknown: Story = {
  args: { event: { status: 'failed', error: new ApiError(404, 'REQUEST.NOT_FOUND', ''), retry: fn() } },
};
export const Failed: Story = {
  args: { event: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
