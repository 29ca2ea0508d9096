import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { costs } from '../../../lib/examples/credits';
import { PriceList } from './PriceList';

const meta = {
  title: 'Billing/PriceList',
  component: PriceList,
  args: { costs: { status: 'ready', data: costs } },
  globals: onPhone,
} satisfies Meta<typeof PriceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { costs: { status: 'loading' } } };
export const Failed: Story = {
  args: { costs: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
