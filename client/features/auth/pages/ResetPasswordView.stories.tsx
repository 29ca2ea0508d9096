import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { ResetPasswordView } from './ResetPasswordView';

const meta = {
  title: 'Auth/ResetPasswordView',
  component: ResetPasswordView,
  parameters: { layout: 'fullscreen' },
  args: { hasToken: true, onSave: () => Promise.resolve() },
  render: (args) => (
    <main>
      <ResetPasswordView {...args} />
    </main>
  ),
} satisfies Meta<typeof ResetPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { globals: onDesktop };
export const OnAPhone: Story = { globals: onPhone };
export const IncompleteLink: Story = { args: { hasToken: false } };

async function choose(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  const canvas = within(canvasElement);
  await userEvent.type(
    canvas.getByLabelText(/^(Nouveau mot de passe|New password)/, { selector: 'input' }),
    'motdepasse',
  );
  await userEvent.click(canvas.getByRole('button', { name: /Enregistrer le mot de passe|Save the password/ }));
  return canvas;
}

export const LinkUsedBefore: Story = {
  args: {
    onSave: () =>
      Promise.reject(
        new ApiError(
          400,
          'IDENTITY.LINK_INVALID',
          'Ce lien a déjà servi ou n’est plus valide. Demandez-en un nouveau.',
        ),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findByText(/déjà servi/)).toBeVisible();
  },
};

export const KnownFromALeak: Story = {
  args: {
    onSave: () =>
      Promise.reject(
        new ApiError(400, 'IDENTITY.PASSWORD_COMMON', 'Choisissez un autre mot de passe.', [
          { path: 'password', code: 'IDENTITY.PASSWORD_COMMON', message: 'Il figure parmi les plus courants.' },
        ]),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findByText('Il figure parmi les plus courants.')).toBeVisible();
  },
};
