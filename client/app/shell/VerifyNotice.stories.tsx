import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApiError } from '../../lib/api-error';
import { VerifyNotice } from './VerifyNotice';

const meta = {
  title: 'App/VerifyNotice',
  component: VerifyNotice,
  args: { email: 'camille@exemple.ca', onResend: () => Promise.resolve() },
} satisfies Meta<typeof VerifyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const OnAPhone: Story = {
  args: { email: 'camille.tremblay-desrochers@un-tres-long-domaine.exemple.ca' },
  parameters: { width: 390 },
};
export const AskedTooOften: Story = {
  args: {
    onResend: () =>
      Promise.reject(new ApiError(429, 'IDENTITY.TOO_MANY_ATTEMPTS', 'Trop de tentatives. Réessayez dans 12 min.')),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(document.body).findByText(/12 min/)).toBeVisible();
  },
};
