import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { ForgotPasswordView } from './ForgotPasswordView';

const meta = {
  title: 'Auth/ForgotPasswordView',
  component: ForgotPasswordView,
  parameters: { layout: 'fullscreen' },
  args: { onAsk: () => Promise.resolve() },
  render: (args) => (
    <main>
      <ForgotPasswordView {...args} />
    </main>
  ),
} satisfies Meta<typeof ForgotPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { globals: onDesktop };
export const OnAPhone: Story = { globals: onPhone };
export const Sent: Story = { args: { initiallySentTo: 'camille.tremblay-desrochers@un-tres-long-domaine.exemple.ca' } };
export const AskedTooOften: Story = {
  args: {
    onAsk: () =>
      Promise.reject(new ApiError(429, 'IDENTITY.TOO_MANY_ATTEMPTS', 'Trop de tentatives. Réessayez dans 25 min.')),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Courriel|Email/), 'camille@exemple.ca');
    await userEvent.click(canvas.getByRole('button', { name: /Envoyer le lien|Send the link/ }));
    await expect(await canvas.findByText(/25 min/)).toBeVisible();
  },
};
