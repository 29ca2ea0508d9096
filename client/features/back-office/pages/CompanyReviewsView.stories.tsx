import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { companyReview, quietReview, verifiedReview } from '../../../lib/examples/company-verification';
import { CompanyReviewsView, type CompanyReviewsViewProps } from './CompanyReviewsView';

const nothing = (): Promise<void> => Promise.resolve();

const args: CompanyReviewsViewProps = {
  state: 'IN_REVIEW',
  list: { status: 'ready', data: { items: [companyReview, quietReview], total: 2 } },
  onMore: fn(),
  onState: fn(),
  onConfirm: nothing,
  onRefuse: nothing,
};

const meta = {
  title: 'Back office/CompanyReviewsView',
  component: CompanyReviewsView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <CompanyReviewsView {...args} />
    </main>
  ),
} satisfies Meta<typeof CompanyReviewsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const outdated = new ApiError(409, 'COMPANIES.REVIEW_OUTDATED', 'L’entreprise a changé. Rechargez la liste.');

export const Waiting: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Verified: Story = {
  args: { state: 'VERIFIED', list: { status: 'ready', data: { items: [verifiedReview], total: 1 } } },
};
export const Empty: Story = { args: { list: { status: 'ready', data: { items: [], total: 0 } } } };
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const Refusing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /(Refuser|Refuse).*Boréaux/ }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const ChangedMeanwhile: Story = {
  args: { onRefuse: () => Promise.reject(outdated) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /(Refuser|Refuse).*Boréaux/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Introuvable au registre.');
    await userEvent.click(dialog.getByRole('button', { name: /^(Refuser|Refuse)$/ }));
    await expect(await dialog.findByText('L’entreprise a changé. Rechargez la liste.')).toBeVisible();
  },
};
