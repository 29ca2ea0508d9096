import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { disputedPayment, handledRefund, unknownPayment } from '../../../lib/examples/payment-issues';
import { PaymentIssuesView, type PaymentIssuesViewProps } from './PaymentIssuesView';

const args: PaymentIssuesViewProps = {
  status: 'OPEN',
  list: { status: 'ready', data: { items: [disputedPayment, unknownPayment], total: 2 } },
  onMore: fn(),
  onStatus: fn(),
  onHandle: fn(() => Promise.resolve()),
};

const meta = {
  title: 'Back office/PaymentIssuesView',
  component: PaymentIssuesView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <PaymentIssuesView {...args} />
    </main>
  ),
} satisfies Meta<typeof PaymentIssuesView>;
export default meta;
type Story = StoryObj<typeof meta>;

async function begin(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /dp_1/ }));
  return within(await within(document.body).findByRole('dialog'));
}

export const Open: Story = {};
export const Handled: Story = {
  args: { status: 'HANDLED', list: { status: 'ready', data: { items: [handledRefund], total: 1 } } },
};
export const Handling: Story = {
  play: async ({ canvasElement, args: given }) => {
    const dialog = await begin(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'Preuves envoyées à Stripe.');
    await userEvent.click(dialog.getByRole('button', { name: /Traiter|Handle/ }));
    await expect(given.onHandle).toHaveBeenCalledWith(disputedPayment.id, {
      status: 'HANDLED',
      note: 'Preuves envoyées à Stripe.',
      take_back: true,
    });
  },
};
export const HandledByAnother: Story = {
  args: {
    onHandle: () => Promise.reject(new ApiError(409, 'BILLING.ISSUE_UNCHANGED', 'Une autre personne a décidé.')),
  },
  play: async ({ canvasElement }) => {
    const dialog = await begin(canvasElement);
    await userEvent.type(dialog.getByRole('textbox'), 'Preuves envoyées.');
    await userEvent.click(dialog.getByRole('button', { name: /Traiter|Handle/ }));
    await expect(await dialog.findByText('Une autre personne a décidé.')).toBeVisible();
  },
};
export const Empty: Story = { args: { list: { status: 'ready', data: { items: [], total: 0 } } } };
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
