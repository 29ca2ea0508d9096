import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { camille } from '../../../lib/examples/people';
import { AccountSectionView } from './AccountSectionView';

const meta = {
  title: 'Settings/Account',
  component: AccountSectionView,
  args: { user: camille, onResend: () => Promise.resolve(), onChangePassword: () => Promise.resolve() },
} satisfies Meta<typeof AccountSectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verified: Story = {};
export const NotVerified: Story = { args: { user: { ...camille, email_verified: false } } };
export const SignsInWithGoogle: Story = { args: { user: { ...camille, has_password: false } } };
export const OnAPhone: Story = { args: { user: { ...camille, email_verified: false } }, globals: onPhone };
export const WrongPassword: Story = {
  args: {
    onChangePassword: () =>
      Promise.reject(
        new ApiError(400, 'IDENTITY.WRONG_PASSWORD', 'Ce mot de passe est inexact.', [
          { path: 'current_password', code: 'IDENTITY.WRONG_PASSWORD', message: 'Ce mot de passe est inexact.' },
        ]),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^(Mot de passe actuel|Current password)/), 'ancien mot');
    await userEvent.type(canvas.getByLabelText(/^(Nouveau mot de passe|New password)/), 'une autre phrase facile');
    await userEvent.click(canvas.getByRole('button', { name: /Changer le mot de passe|Change the password/ }));
    await expect((await canvas.findAllByText('Ce mot de passe est inexact.'))[0]).toBeVisible();
  },
};
