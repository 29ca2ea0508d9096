import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../storybook/widths';
import { plansAnswer } from '../../../lib/examples/credits';
import { BuyCreditsForm, type BuyCreditsFormProps } from './BuyCreditsForm';

const args: BuyCreditsFormProps = { unitPrice: 29.9, taxes: plansAnswer('fr').taxes, onOrder: fn() };

const meta = {
  title: 'Billing/BuyCreditsForm',
  component: BuyCreditsForm,
  args,
  parameters: english<BuyCreditsFormProps>({ taxes: plansAnswer('en').taxes }),
} satisfies Meta<typeof BuyCreditsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const NoNumber: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
  },
};
