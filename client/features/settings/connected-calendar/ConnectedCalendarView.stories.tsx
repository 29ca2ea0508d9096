import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ConnectedCalendar, RemoteCalendars } from '@modules/applications/http/connected-calendar.contract';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import type { Loadable } from '../../../lib/loadable';
import { ConnectedCalendarView, type ConnectedCalendarViewProps } from './ConnectedCalendarView';

type Connection = NonNullable<ConnectedCalendar['connection']>;

const work = { url: 'https://caldav.boite.example/zoe/travail/', name: 'Travail' };
const connection: Connection = {
  server_url: 'https://caldav.boite.example/',
  user_name: 'zoe@boite.example',
  calendar: work,
  failure: null,
  checked_at: '2026-11-16T14:58:00.000Z',
  writes: false,
  write_failure: null,
  written: 0,
  differences: [],
};
const ready = (changes: Partial<Connection> = {}): ConnectedCalendarViewProps['calendar'] => ({
  status: 'ready',
  data: { connection: { ...connection, ...changes } },
});
const network = { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: () => undefined } as const;
const calendarsOf = (calendars: Loadable<RemoteCalendars>) => (): Loadable<RemoteCalendars> => calendars;

const args: ConnectedCalendarViewProps = {
  calendar: ready(),
  useCalendars: calendarsOf({
    status: 'ready',
    data: { calendars: [work, { url: 'https://caldav.boite.example/zoe/maison/', name: 'Maison' }] },
  }),
  onConnect: () => Promise.resolve(),
  onChoose: () => Promise.resolve(),
  onDisconnect: () => Promise.resolve(),
  onWrite: () => Promise.resolve(),
  onSettle: () => Promise.resolve(),
};

const meta = {
  title: 'Settings/ConnectedCalendar',
  component: ConnectedCalendarView,
  args,
} satisfies Meta<typeof ConnectedCalendarView>;
export default meta;
type Story = StoryObj<typeof meta>;

const unchosen = { calendar: ready({ calendar: null, checked_at: null }) };

export const Connected: Story = {};
export const ConnectedOnAPhone: Story = { globals: onPhone };
export const NotConnected: Story = { args: { calendar: { status: 'ready', data: { connection: null } } } };
export const NotConnectedOnAPhone: Story = { ...NotConnected, globals: onPhone };
export const ToChoose: Story = { args: unchosen };
export const LoadingCalendars: Story = { args: { ...unchosen, useCalendars: calendarsOf({ status: 'loading' }) } };
export const CalendarsFailed: Story = { args: { ...unchosen, useCalendars: calendarsOf(network) } };
export const PasswordRefused: Story = { args: { calendar: ready({ failure: 'SIGN_IN_REFUSED' }) } };
export const ServerAway: Story = { args: { calendar: ready({ failure: 'UNREACHABLE' }) } };
export const CalendarGone: Story = { args: { calendar: ready({ failure: 'GONE' }) } };
const moved = {
  interview_id: '0190a0a0-0000-7000-8000-000000000001',
  application_id: '0190a0a0-0000-7000-8000-000000000002',
  job: { id: '0190a0a0-0000-7000-8000-000000000003', title: 'Soudeuse ou soudeur, charpente métallique' },
  kind: 'MOVED',
  scheduled_at: '2026-11-19T15:00:00.000Z',
  found_at: '2026-11-19T19:30:00.000Z',
  can_move: true,
} as const;
const deleted = {
  ...moved,
  interview_id: '0190a0a0-0000-7000-8000-000000000004',
  kind: 'DELETED',
  scheduled_at: '2026-11-20T15:00:00.000Z',
  found_at: null,
} as const;
export const Writing: Story = { args: { calendar: ready({ writes: true, written: 3 }) } };
export const MovedInYourCalendar: Story = {
  args: { calendar: ready({ writes: true, written: 3, differences: [moved, deleted] }) },
};
export const MovedInYourCalendarOnAPhone: Story = { ...MovedInYourCalendar, globals: onPhone };
export const MovedToAWholeDay: Story = {
  args: { calendar: ready({ writes: true, written: 3, differences: [{ ...moved, found_at: null }] }) },
};
export const NoRoomToWrite: Story = { args: { calendar: ready({ writes: true, write_failure: 'FULL' }) } };
export const Loading: Story = { args: { calendar: { status: 'loading' } } };
export const Failed: Story = { args: { calendar: network } };
