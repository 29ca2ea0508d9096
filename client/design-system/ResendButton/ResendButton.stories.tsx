import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApiError } from '../../lib/api-error';
import { ResendButton } from './ResendButton';

const meta = {
  title: 'Design system/ResendButton',
  component: ResendButton,
  args: { onResend: () => Promise.resolve() },
} satisfies Meta<typeof ResendButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(document.body).findByText(/indésirables|spam/)).toBeVisible();
  },
};
export const AskedTooOften: Story = {
  args: {
    variant: 'text',
    onResend: () =>
      Promise.reject(new ApiError(429, 'IDENTITY.TOO_MANY_ATTEMPTS', 'Trop de tentatives. Réessayez dans 12 min.')),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(document.body).findByText(/12 min/)).toBeVisible();
  },
};
