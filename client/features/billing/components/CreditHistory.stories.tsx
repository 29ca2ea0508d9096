import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { transactions } from '../../../lib/examples/credits';
import { CreditHistory, type CreditHistoryProps } from './CreditHistory';

const args: CreditHistoryProps = {
  lines: { status: 'ready', data: transactions('fr') },
  onShowAll: fn(),
  isDownloading: false,
  onDownload: fn(),
};

const meta = {
  title: 'Billing/CreditHistory',
  component: CreditHistory,
  args,
  parameters: english<CreditHistoryProps>({ lines: { status: 'ready', data: transactions('en') } }),
} satisfies Meta<typeof CreditHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Latest: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const PageByPage: Story = {
  args: { onShowAll: undefined, pages: { page: 2, pageCount: 5, onPage: fn() } },
};
export const FileOnItsWay: Story = { args: { isDownloading: true } };
export const Loading: Story = { args: { lines: { status: 'loading' } }, parameters: { en: null } };
export const Empty: Story = { args: { lines: { status: 'ready', data: [] } }, parameters: { en: null } };
export const Failed: Story = {
  args: { lines: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
  parameters: { en: null },
};
