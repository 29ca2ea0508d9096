import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { LoginRequest } from '@modules/identity/http/auth.contract';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { LoginView } from './LoginView';

const meta = {
  title: 'Auth/LoginView',
  component: LoginView,
  parameters: { layout: 'fullscreen', a11y: { options: { rules: { region: { enabled: false } } } } },
  args: {
    isExpired: false,
    isDemo: false,
    onLogIn: (_values: LoginRequest) => Promise.resolve(),
    onEnterDemo: () => Promise.resolve(),
  },
  render: (args) => (
    <main>
      <LoginView {...args} />
    </main>
  ),
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { globals: onDesktop };
export const OnAPhone: Story = { globals: onPhone };
export const SessionExpired: Story = { args: { isExpired: true } };
export const PasswordChanged: Story = { args: { isPasswordChanged: true } };
export const WithGoogle: Story = { args: { onGoogle: fn(), isDemo: true }, globals: onDesktop };
const passkey = { problem: null, isEntering: false, onEnter: fn() };
export const WithPasskey: Story = { args: { passkey, onGoogle: fn() }, globals: onPhone };
export const WaitingForPasskey: Story = { args: { passkey: { ...passkey, isEntering: true } } };
export const PasskeyCancelled: Story = {
  args: { passkey: { ...passkey, problem: new ApiError(0, 'CLIENT.PASSKEY_CANCELLED', '') } },
};
export const PasskeyRefused: Story = {
  args: {
    passkey: {
      ...passkey,
      problem: new ApiError(401, 'IDENTITY.PASSKEY_REFUSED', 'Cette clé d’accès n’a pas été acceptée.'),
    },
  },
};
export const DemoInstallation: Story = { args: { isDemo: true } };

export const WrongPassword: Story = {
  args: {
    onLogIn: () =>
      Promise.reject(new ApiError(401, 'IDENTITY.INVALID_CREDENTIALS', 'Courriel ou mot de passe incorrect.')),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Courriel|Email/), 'camille@exemple.ca');
    await userEvent.type(canvas.getByLabelText(/^(Mot de passe|Password)/), 'pas-le-bon');
    await userEvent.click(canvas.getByRole('button', { name: /^(Se connecter|Sign in)$/ }));
    await expect(await canvas.findByText('Courriel ou mot de passe incorrect.')).toBeVisible();
  },
};

export const TriedTooOften: Story = {
  args: {
    onLogIn: () =>
      Promise.reject(new ApiError(429, 'IDENTITY.TOO_MANY_ATTEMPTS', 'Trop de tentatives. Réessayez dans 30 min.')),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Courriel|Email/), 'camille@exemple.ca');
    await userEvent.type(canvas.getByLabelText(/^(Mot de passe|Password)/), 'pas-le-bon');
    await userEvent.click(canvas.getByRole('button', { name: /^(Se connecter|Sign in)$/ }));
    await expect(await canvas.findByText(/30 min/)).toBeVisible();
  },
};

export const DemoDoorLocked: Story = {
  args: { isDemo: true, onEnterDemo: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /candidat/i }));
    await expect(await canvas.findByText(/Le serveur ne répond pas|The server does not answer/)).toBeVisible();
  },
};

/** Correct password, wrong code. */
const asksForCode = {
  onLogIn: ({ code }: LoginRequest): Promise<void> =>
    Promise.reject(
      code === undefined
        ? new ApiError(401, 'IDENTITY.SECOND_FACTOR_REQUIRED', 'Entrez le code de votre application de validation.')
        : new ApiError(401, 'IDENTITY.SECOND_FACTOR_REFUSED', 'Ce code est inexact, ou il a déjà servi.', [
            {
              path: 'code',
              code: 'IDENTITY.SECOND_FACTOR_REFUSED',
              message: 'Ce code est inexact, ou il a déjà servi.',
            },
          ]),
    ),
};

async function enterPassword(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText(/Courriel|Email/), 'camille@exemple.ca');
  await userEvent.type(canvas.getByLabelText(/^(Mot de passe|Password)/), 'une phrase facile');
  await userEvent.click(canvas.getByRole('button', { name: /^(Se connecter|Sign in)$/ }));
  await canvas.findByLabelText(/^(Code à six chiffres|Six-digit code)/);
  return canvas;
}

export const AsksForCode: Story = {
  args: asksForCode,
  globals: onDesktop,
  play: async ({ canvasElement }) => {
    const canvas = await enterPassword(canvasElement);
    await expect(canvas.getByLabelText(/^(Code à six chiffres|Six-digit code)/)).toHaveFocus();
  },
};
export const WrongCode: Story = {
  args: asksForCode,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const canvas = await enterPassword(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^(Code à six chiffres|Six-digit code)/), '123456');
    await userEvent.click(canvas.getByRole('button', { name: /^(Continuer|Continue)$/ }));
    await expect((await canvas.findAllByText(/est inexact/))[0]).toBeVisible();
  },
};
