import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoginRequest } from '@modules/identity/http/auth.contract';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './LoginView.stories';

const {
  Ready,
  DemoInstallation,
  PasskeyCancelled,
  PasskeyRefused,
  PasswordChanged,
  SessionExpired,
  TriedTooOften,
  WithGoogle,
  WithPasskey,
  WrongCode,
  WrongPassword,
} = storiesOf(stories);

async function logIn() {
  await userEvent.type(screen.getByLabelText(/Courriel/), 'camille@exemple.ca');
  await userEvent.type(screen.getByLabelText(/^Mot de passe/), 'pas-le-bon');
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
}

describe('signing in', () => {
  it('offers the demo accounts only if the server says so', () => {
    const { unmount } = render(<Ready />);
    expect(screen.queryByRole('button', { name: /Entrer comme/ })).not.toBeInTheDocument();
    unmount();
    render(<DemoInstallation />);
    expect(screen.getAllByRole('button', { name: /Entrer comme/ })).toHaveLength(2);
  });

  it('signs in to the demo as the chosen role', async () => {
    const onEnterDemo = jest.fn(() => Promise.resolve());
    render(<DemoInstallation onEnterDemo={onEnterDemo} />);
    await userEvent.click(screen.getByRole('button', { name: /recruteur/ }));
    expect(onEnterDemo).toHaveBeenCalledWith('RECRUITER');
  });

  it('shows the server’s error and allows another try', async () => {
    render(<WrongPassword />);
    await logIn();
    expect(await screen.findByText('Courriel ou mot de passe incorrect.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  });

  it('explains why a session ended', () => {
    render(<SessionExpired />);
    expect(screen.getByText(/dix minutes sans activité/)).toBeInTheDocument();
  });

  it('gives the waiting time after too many attempts', async () => {
    render(<TriedTooOften />);
    await logIn();
    expect(await screen.findByText('Trop de tentatives. Réessayez dans 30 min.')).toBeInTheDocument();
    expect(screen.getByLabelText(/Courriel/)).toHaveValue('camille@exemple.ca');
  });

  it('links to the new password page, and confirms a new password', () => {
    const { unmount } = render(<Ready />);
    expect(screen.getByRole('link', { name: /Mot de passe oublié/ })).toHaveAttribute('href', '/forgot-password');
    unmount();
    render(<PasswordChanged />);
    expect(screen.getByText(/nouveau mot de passe est enregistré/)).toBeInTheDocument();
  });

  it('offers Google only if it is configured', async () => {
    const { unmount } = render(<Ready />);
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
    unmount();
    const onGoogle = jest.fn();
    render(<WithGoogle onGoogle={onGoogle} />);
    await userEvent.click(screen.getByRole('button', { name: 'Continuer avec Google' }));
    expect(onGoogle).toHaveBeenCalledTimes(1);
  });

  it('offers a passkey only where the browser has them, with a list in the email field', async () => {
    const { unmount } = render(<Ready />);
    expect(screen.queryByRole('button', { name: /clé d’accès/ })).toBeNull();
    expect(screen.getByLabelText(/Courriel/)).toHaveAttribute('autocomplete', 'username webauthn');
    unmount();
    const onEnter = jest.fn();
    render(<WithPasskey passkey={{ problem: null, isEntering: false, onEnter }} />);
    // Screen readers and tests find the submit button by its name alone.
    expect(screen.getAllByRole('button', { name: /Se connecter/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Utiliser une clé d’accès' }));
    expect(onEnter).toHaveBeenCalledTimes(1);
  });

  it('says why a passkey did not work', () => {
    const { unmount } = render(<PasskeyCancelled />);
    expect(screen.getByText(/La demande a été annulée/)).toBeInTheDocument();
    unmount();
    render(<PasskeyRefused />);
    expect(screen.getByText('Cette clé d’accès n’a pas été acceptée.')).toBeInTheDocument();
  });

  it('shows the password and hides it, with another name for each', async () => {
    render(<Ready />);
    const field = screen.getByLabelText(/^Mot de passe/);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('the second step', () => {
  const asked = () => new ApiError(401, 'IDENTITY.SECOND_FACTOR_REQUIRED', 'Entrez le code.');

  async function reachCode(onLogIn = jest.fn((values: LoginRequest) => refuseWithout(values))) {
    render(<Ready onLogIn={onLogIn} />);
    await logIn();
    return { onLogIn, field: await screen.findByLabelText(/^Code à six chiffres/) };
  }
  const refuseWithout = ({ code }: LoginRequest): Promise<void> =>
    code === undefined ? Promise.reject(asked()) : Promise.resolve();

  it('asks for the code if the account needs one, and sends it with the earlier values', async () => {
    const { onLogIn, field } = await reachCode();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByText(/camille@exemple\.ca/)).toBeInTheDocument();
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
    await userEvent.type(field, '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(() =>
      expect(onLogIn.mock.calls.at(-1)).toEqual([
        { email: 'camille@exemple.ca', password: 'pas-le-bon', code: '123 456' },
      ]),
    );
  });

  it('accepts a recovery code, with letters on the keyboard', async () => {
    const { onLogIn } = await reachCode();
    await userEvent.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }));
    const field = screen.getByLabelText(/^Code de secours/);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('inputmode', 'text');
    await userEvent.type(field, '7kmp-4xq2-9twb');
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(onLogIn.mock.calls.at(-1)?.[0]).toMatchObject({ code: '7kmp-4xq2-9twb' }));
  });

  it('shows at the field that the code is wrong, and goes back with the email kept', async () => {
    render(<WrongCode />);
    await logIn();
    const field = await screen.findByLabelText(/^Code à six chiffres/);
    await userEvent.type(field, '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.click(screen.getByRole('button', { name: 'Revenir à la connexion' }));
    expect(screen.getByLabelText(/Courriel/)).toHaveValue('camille@exemple.ca');
    expect(screen.getByLabelText(/^Mot de passe/)).toHaveValue('');
  });
});
