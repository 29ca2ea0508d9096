import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../storybook/widths';
import { fewPostings, hourlyPostings, hourlyPay, manyPostings } from '../../../../lib/examples/pay-comparisons';
import { longTitle, nurse } from '../../../../lib/examples/jobs';
import { PayComparison } from './PayComparison';

const meta = {
  title: 'Jobs/PayComparison',
  component: PayComparison,
  args: { job: nurse, comparison: manyPostings },
} satisfies Meta<typeof PayComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const Few: Story = { args: { comparison: fewPostings }, globals: onPhone };
export const Hourly: Story = { args: { job: { ...nurse, ...hourlyPay }, comparison: hourlyPostings } };
export const AllPayTheSame: Story = {
  args: { comparison: { ...fewPostings, low: 85_000, median: 85_000, high: 85_000, place: 'MIDDLE' } },
};
export const TooFew: Story = { args: { comparison: null } };
export const NoPay: Story = { args: { job: longTitle } };
