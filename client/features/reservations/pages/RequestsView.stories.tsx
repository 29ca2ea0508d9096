import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import {
  acceptedRequest,
  bareRequest,
  declinedRequest,
  hiredRequest,
  pendingRequest,
} from '../../../lib/examples/reservations';
import type { Language } from '../../../lib/i18n';
import type { ShownReservation } from '../api/shown-reservation';
import { RequestsView, type RequestsViewProps } from './RequestsView';

const list = (...items: ShownReservation[]) =>
  ({ status: 'ready', data: { items, total: items.length, isLoadingMore: false, onMore: fn() } }) as const;
const nothing = { accepted: null, hired: null, history: null };
const decided = (language: Language) => ({
  accepted: list(acceptedRequest(language)),
  hired: list(hiredRequest(language)),
  history: list(
    declinedRequest(language),
    declinedRequest(language, { id: '0199f0c2-0000-7000-8000-000000000709', status: 'EXPIRED', decline_reason: null }),
  ),
});
const waiting = (language: Language) => list(pendingRequest(language), bareRequest(language));

const hideProfile = (): RequestsViewProps['onHideProfile'] => () => Promise.resolve();

const meta = {
  title: 'Reservations/RequestsView',
  component: RequestsView,
  parameters: {
    layout: 'fullscreen',
    ...english<RequestsViewProps>({ waiting: waiting('en'), decided: decided('en') }),
  },
  globals: onDesktop,
  args: {
    waiting: waiting('fr'),
    decided: decided('fr'),
    clockOffset: 0,
    onChange: () => Promise.resolve(),
    onOver: fn(),
    onHideProfile: hideProfile(),
    onReopen: () => Promise.resolve(),
  },
  render: (args) => (
    <main>
      <RequestsView {...args} />
    </main>
  ),
} satisfies Meta<typeof RequestsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const OneRequest: Story = {
  args: {
    waiting: list(pendingRequest('fr')),
    decided: { ...nothing, history: list(declinedRequest('fr', { decline_reason: null })) },
  },
  parameters: english<RequestsViewProps>({ waiting: list(pendingRequest('en')), decided: nothing }),
  globals: onPhone,
};
export const Declining: Story = {
  play: async ({ canvasElement }) => {
    const [decline] = within(canvasElement).getAllByRole('button', { name: /^(Refuser|Decline)/ });
    if (decline) await userEvent.click(decline);
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const EndingAMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Mettre fin|End the match)/ }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
export const NothingToDecide: Story = {
  args: { waiting: list() },
  parameters: english<RequestsViewProps>({ waiting: list(), decided: decided('en') }),
};
export const NothingYet: Story = { args: { waiting: list(), decided: nothing }, parameters: { en: null } };
export const Loading: Story = { args: { waiting: { status: 'loading' }, decided: nothing }, parameters: { en: null } };
export const HistoryFailed: Story = {
  args: {
    decided: { ...nothing, history: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
  },
  parameters: english<RequestsViewProps>({ waiting: waiting('en') }),
};
export const Failed: Story = {
  args: {
    waiting: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
    decided: nothing,
  },
  parameters: { en: null },
};
