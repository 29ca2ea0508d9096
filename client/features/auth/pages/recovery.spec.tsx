import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as forgotStories from './ForgotPasswordView.stories';
import * as googleStories from './GoogleReturnView.stories';
import * as resetStories from './ResetPasswordView.stories';
import * as verifyStories from './VerifyEmailView.stories';

const forgot = storiesOf(forgotStories);
const google = storiesOf(googleStories);
const reset = storiesOf(resetStories);
const verify = storiesOf(verifyStories);
const nothing = (): Promise<void> => Promise.resolve();
const field = () => screen.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' });

describe('a forgotten password', () => {
  it('shows the same text for every address, and lets the person correct it', async () => {
    const onAsk = jest.fn(nothing);
    render(<forgot.Asking onAsk={onAsk} />);
    await userEvent.type(screen.getByLabelText(/Courriel/), 'Camille@Exemple.CA');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
    expect(onAsk.mock.calls).toEqual([[{ email: 'camille@exemple.ca' }]]);
    expect(await screen.findByText(/Si un compte existe avec l’adresse camille@exemple.ca/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Changer l’adresse/ }));
    expect(screen.getByLabelText(/Courriel/)).toHaveValue('camille@exemple.ca');
  });

  it('is replaced by a link from an email', async () => {
    const onSave = jest.fn(nothing);
    render(<reset.Choosing onSave={onSave} />);
    await userEvent.type(field(), 'une autre phrase facile');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
    expect(onSave.mock.calls).toEqual([['une autre phrase facile']]);
  });

  it('shows at the field that the password is too common', async () => {
    render(<reset.KnownFromALeak />);
    await userEvent.type(field(), 'motdepasse');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
    expect(await screen.findByText('Il figure parmi les plus courants.')).toBeInTheDocument();
    expect(field()).toBeInvalid();
  });

  it('offers a new link if the opened one is incomplete', () => {
    render(<reset.IncompleteLink />);
    expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute('href', '/forgot-password');
  });
});

describe('the link that confirms an address', () => {
  it('links to the next page after success', () => {
    render(<verify.Verified />);
    expect(screen.getByRole('link', { name: 'Continuer' })).toHaveAttribute('href', '/dashboard');
  });

  it('can be sent again to a signed-in person', async () => {
    const onResend = jest.fn(nothing);
    render(<verify.LinkTooOld onResend={onResend} />);
    expect(screen.getByText(/^Ce lien a déjà servi/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer le courriel' }));
    expect(onResend).toHaveBeenCalledTimes(1);
  });

  it('asks a visitor to sign in first', () => {
    render(<verify.LinkTooOldSignedOut />);
    expect(screen.queryByRole('button', { name: 'Renvoyer le courriel' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  });
});

describe('the return from Google', () => {
  it('shows the error and links back', () => {
    render(<google.Refused />);
    expect(screen.getByRole('heading', { name: 'La connexion avec Google a échoué.' })).toBeVisible();
    expect(screen.getByText(/n’a pas pu être vérifiée/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revenir à la connexion' })).toHaveAttribute('href', '/login');
  });

  it('accepts that the person declined', () => {
    render(<google.Declined />);
    expect(screen.getByRole('heading', { name: 'Vous n’êtes pas connecté·e.' })).toBeVisible();
  });
});
