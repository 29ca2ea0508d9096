import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { lateInquiry, newInquiry } from '../../../lib/examples/bookings';
import { InquiriesView } from './InquiriesView';

const counts = { NEW: 2, ANSWERED: 0, CONVERTED: 1, CLOSED: 0 };
const as_of = '2026-12-07T16:00:00.000Z';

const meta = {
  title: 'Inquiry/InquiriesView',
  component: InquiriesView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    status: 'NEW',
    inquiries: { status: 'ready', data: { inquiries: [lateInquiry, newInquiry], total: 2, counts, as_of } },
    onStatus: fn(),
    onMore: fn(),
    onChange: () => Promise.resolve(),
  },
  render: (args) => (
    <main>
      <InquiriesView {...args} />
    </main>
  ),
} satisfies Meta<typeof InquiriesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Nothing: Story = {
  args: {
    inquiries: { status: 'ready', data: { inquiries: [], total: 0, counts: { ...counts, NEW: 0 }, as_of } },
  },
};
export const Loading: Story = { args: { inquiries: { status: 'loading' } } };
export const Failed: Story = {
  args: { inquiries: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const Inviting: Story = {
  play: async ({ canvasElement }) => {
    const [, button] = within(canvasElement).getAllByRole('button', { name: /^(Inviter|Invite)/ });
    if (button) await userEvent.click(button);
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
