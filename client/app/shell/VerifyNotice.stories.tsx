import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../storybook/widths';
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
  globals: onPhone,
};
export const Why: Story = {
  args: OnAPhone.args ?? {},
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^(Pourquoi|Why)/ });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByText(/alertes d’emploi|job alerts/i)).toBeVisible();
  },
};
export const AskedTooOften: Story = {
  args: {
    onResend: () =>
      Promise.reject(new ApiError(429, 'IDENTITY.TOO_MANY_ATTEMPTS', 'Trop de tentatives. Réessayez dans 12 min.')),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Renvoyer|again/ }));
    await expect(await within(document.body).findByText(/12 min/)).toBeVisible();
  },
};
