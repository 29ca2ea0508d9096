import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { workshop } from '../../../lib/examples/bookings';
import { EventsView } from './EventsView';

const openHouse = {
  ...workshop,
  id: '0199f0c2-0000-7000-8000-0000000d0031',
  title: 'Portes ouvertes au bloc opératoire',
  company: 'Centre hospitalier du Fleuve',
  type: 'IN_PERSON' as const,
  location: 'Centre hospitalier du Fleuve, entrée B, Trois-Rivières',
  attendees: 50,
  max_attendees: 50,
};

const meta = {
  title: 'Events/EventsView',
  component: EventsView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: { events: { status: 'ready', data: { events: [workshop, openHouse], total: 2 } }, onMore: fn() },
  render: (args) => (
    <main>
      <EventsView {...args} />
    </main>
  ),
} satisfies Meta<typeof EventsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Nothing: Story = { args: { events: { status: 'ready', data: { events: [], total: 0 } } } };
export const Loading: Story = { args: { events: { status: 'loading' } } };
export const Failed: Story = {
  args: { events: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
