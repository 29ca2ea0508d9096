import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { asRecruiter } from '../../../lib/examples/reservations';
import type { ShownReservation } from '../api/shown-reservation';
import { ReservationsView, type ReservationsViewProps } from './ReservationsView';

const list = (...items: ShownReservation[]) =>
  ({ status: 'ready', data: { items, total: items.length, isLoadingMore: false, onMore: fn() } }) as const;

const meta = {
  title: 'Reservations/ReservationsView',
  component: ReservationsView,
  parameters: {
    layout: 'fullscreen',
    ...english<ReservationsViewProps>({
      reservations: list(asRecruiter.pending('en')),
      updated: '20 seconds ago',
    }),
  },
  globals: onDesktop,
  args: {
    section: 'active',
    onSection: (): void => undefined,
    counts: { active: 1, accepted: 1, hired: 1, history: 2 },
    reservations: list(asRecruiter.pending('fr')),
    clockOffset: 0,
    updated: 'il y a 20 secondes',
    isRefreshing: false,
    onRefresh: fn(),
    onChange: () => Promise.resolve(),
    onCloseJob: () => Promise.resolve(),
  },
  render: (args) => (
    <main>
      <ReservationsView {...args} />
    </main>
  ),
} satisfies Meta<typeof ReservationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Accepted: Story = {
  args: { section: 'accepted', reservations: list(asRecruiter.accepted('fr')) },
  parameters: english<ReservationsViewProps>({
    reservations: list(asRecruiter.accepted('en')),
    updated: '20 seconds ago',
  }),
};
export const Hired: Story = {
  args: { section: 'hired', reservations: list(asRecruiter.hired('fr')) },
  parameters: english<ReservationsViewProps>({
    reservations: list(asRecruiter.hired('en')),
    updated: '20 seconds ago',
  }),
};
export const History: Story = {
  args: { section: 'history', reservations: list(asRecruiter.declined('fr'), asRecruiter.expired('fr')) },
  parameters: english<ReservationsViewProps>({
    reservations: list(asRecruiter.declined('en'), asRecruiter.expired('en')),
    updated: '20 seconds ago',
  }),
};
export const HistoryOnAPhone: Story = { ...History, parameters: { ...History.parameters }, globals: onPhone };
/** Opened from a line of the credit statement. */
export const OneOfALink: Story = { ...History, args: { ...History.args, onShowAll: fn() } };
export const OneOfALinkOnAPhone: Story = { ...OneOfALink, parameters: { ...History.parameters }, globals: onPhone };
export const CancellingARequest: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Annuler|Cancel) / }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
export const Refreshing: Story = { args: { isRefreshing: true } };
export const NobodyAsked: Story = { args: { reservations: list() }, parameters: { en: null } };
export const NoHireYet: Story = { args: { section: 'hired', reservations: list() }, parameters: { en: null } };
export const Loading: Story = {
  args: { reservations: { status: 'loading' }, counts: undefined, updated: null },
  parameters: { en: null },
};
export const Failed: Story = {
  args: {
    reservations: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
    counts: undefined,
    updated: null,
  },
  parameters: { en: null },
};
