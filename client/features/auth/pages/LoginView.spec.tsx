import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './LoginView.stories';

const { Ready, DemoInstallation, SessionExpired, WrongPassword } = storiesOf(stories);

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
});
