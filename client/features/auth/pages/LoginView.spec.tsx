import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './LoginView.stories';

const { Ready, DemoInstallation, PasswordChanged, SessionExpired, TriedTooOften, WithGoogle, WrongPassword } =
  storiesOf(stories);

async function logIn() {
  await userEvent.type(screen.getByLabelText(/Courriel/), 'camille@exemple.ca');
  await userEvent.type(screen.getByLabelText(/^Mot de passe/), 'pas-le-bon');
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
}

describe('signing in', () => {
  it('offers the demo doors only where the server says so', () => {
    const { unmount } = render(<Ready />);
    expect(screen.queryByRole('button', { name: /Entrer comme/ })).not.toBeInTheDocument();
    unmount();
    render(<DemoInstallation />);
    expect(screen.getAllByRole('button', { name: /Entrer comme/ })).toHaveLength(2);
  });

  it('enters the demo as who was chosen', async () => {
    const onEnterDemo = jest.fn(() => Promise.resolve());
    render(<DemoInstallation onEnterDemo={onEnterDemo} />);
    await userEvent.click(screen.getByRole('button', { name: /recruteur/ }));
    expect(onEnterDemo).toHaveBeenCalledWith('RECRUITER');
  });

  it('says what the server refused and lets one try again', async () => {
    render(<WrongPassword />);
    await logIn();
    expect(await screen.findByText('Courriel ou mot de passe incorrect.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  });

  it('says why a session ended', () => {
    render(<SessionExpired />);
    expect(screen.getByText(/dix minutes sans activité/)).toBeInTheDocument();
  });

  it('says how long to wait after too many attempts', async () => {
    render(<TriedTooOften />);
    await logIn();
    expect(await screen.findByText('Trop de tentatives. Réessayez dans 30 min.')).toBeInTheDocument();
    expect(screen.getByLabelText(/Courriel/)).toHaveValue('camille@exemple.ca');
  });

  it('leads to a new password, and says when one was set', () => {
    const { unmount } = render(<Ready />);
    expect(screen.getByRole('link', { name: /Mot de passe oublié/ })).toHaveAttribute('href', '/forgot-password');
    unmount();
    render(<PasswordChanged />);
    expect(screen.getByText(/nouveau mot de passe est enregistré/)).toBeInTheDocument();
  });

  it('offers Google only where it is configured', async () => {
    const { unmount } = render(<Ready />);
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
    unmount();
    const onGoogle = jest.fn();
    render(<WithGoogle onGoogle={onGoogle} />);
    await userEvent.click(screen.getByRole('button', { name: 'Continuer avec Google' }));
    expect(onGoogle).toHaveBeenCalledTimes(1);
  });

  it('shows the password and hides it, each by its name', async () => {
    render(<Ready />);
    const field = screen.getByLabelText(/^Mot de passe/);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
  });
});
