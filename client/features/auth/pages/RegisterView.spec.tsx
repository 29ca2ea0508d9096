import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import { type LinkValues, passkeyRegistration, registration, type RegisterValues } from '../forms/register.schema';
import * as stories from './RegisterView.stories';

const { Seeker, Recruiter, EmailTaken, InvitedRecruiter, InvitedToATeam } = storiesOf(stories);

async function fillIn(fields: { adult?: boolean; terms?: boolean } = {}) {
  await userEvent.type(screen.getByLabelText(/Nom complet/), '  Camille Tremblay ');
  await userEvent.type(screen.getByLabelText(/Courriel/), 'Camille@Exemple.CA');
  await userEvent.type(screen.getByLabelText(/^Mot de passe/), 'une phrase facile');
  if (fields.adult !== false) await userEvent.click(screen.getByLabelText(/18 ans/));
  if (fields.terms !== false) await userEvent.click(screen.getByLabelText(/J’accepte/));
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));

describe('signing up', () => {
  it('starts with both boxes unticked and the visibility switch on', () => {
    render(<Seeker />);
    expect(screen.getByLabelText(/18 ans/)).not.toBeChecked();
    expect(screen.getByLabelText(/J’accepte/)).not.toBeChecked();
    expect(screen.getByRole('switch')).toBeChecked();
  });

  it('sends each consent by its name', async () => {
    const onRegister = jest.fn<(values: RegisterValues) => Promise<void>>(() => Promise.resolve());
    render(<Seeker onRegister={onRegister} />);
    await fillIn();
    await userEvent.click(screen.getByRole('switch'));
    await send();
    expect(onRegister).toHaveBeenCalledTimes(1);
    const [values] = onRegister.mock.calls[0] ?? [];
    expect(values && registration(values, 'fr')).toEqual({
      full_name: 'Camille Tremblay',
      email: 'camille@exemple.ca',
      password: 'une phrase facile',
      user_type: 'JOB_SEEKER',
      language: 'fr',
      consents: { adult: true, terms: true, privacy: true, profile_visible: false, marketing: false },
    });
  });

  it.each([
    [{ adult: false }, /réservés aux personnes de 18 ans/],
    [{ terms: false }, /Votre accord est nécessaire/],
  ])('sends nothing without %j', async (fields, sentence) => {
    const onRegister = jest.fn<(values: RegisterValues) => Promise<void>>(() => Promise.resolve());
    render(<Seeker onRegister={onRegister} />);
    await fillIn(fields);
    await send();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(onRegister).not.toHaveBeenCalled();
  });

  it('shows that the account was not created if the reason is unknown, and keeps the typed values', async () => {
    render(<Seeker onRegister={() => Promise.reject(new ApiError(502, 'CLIENT.UNREADABLE_ERROR', ''))} />);
    await fillIn();
    await send();
    expect(await screen.findByText(/^Le compte n’a pas pu être créé/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Nom complet/)).toHaveValue('  Camille Tremblay ');
  });

  it('shows the server’s error at its field and keeps the typed values', async () => {
    render(<EmailTaken />);
    await fillIn();
    await send();
    expect(await screen.findByText('Connectez-vous plutôt avec cette adresse.')).toBeInTheDocument();
    expect(screen.getByLabelText(/Courriel/)).toHaveValue('Camille@Exemple.CA');
  });

  it('shows recruiters no form', () => {
    render(<Recruiter />);
    expect(screen.queryByLabelText(/Mot de passe/)).not.toBeInTheDocument();
    expect(screen.getByText(/chaque entreprise en personne/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact-company');
  });

  it('shows the form to a recruiter with an invitation, without the visibility switch', async () => {
    const onRegister = jest.fn<(values: RegisterValues) => Promise<void>>(() => Promise.resolve());
    render(<InvitedRecruiter onRegister={onRegister} />);
    expect(screen.queryByRole('switch')).toBeNull();
    await fillIn();
    await userEvent.click(screen.getByLabelText(/recevoir les nouveautés/));
    await send();
    const [values] = onRegister.mock.calls[0] ?? [];
    expect(values && registration(values, 'fr', { code: 'code-of-the-letter' })).toEqual({
      full_name: 'Camille Tremblay',
      email: 'camille@exemple.ca',
      password: 'une phrase facile',
      user_type: 'RECRUITER',
      language: 'fr',
      consents: { adult: true, terms: true, privacy: true, marketing: true },
      invitation_code: 'code-of-the-letter',
    });
  });

  it('lets a person with an invitation to a team choose a passkey instead of a password', async () => {
    const onPasskey = jest.fn<(values: LinkValues, name: string) => Promise<void>>(() => Promise.resolve());
    render(<InvitedToATeam onPasskey={onPasskey} />);
    await userEvent.click(screen.getByRole('button', { name: 'Continuer avec une clé d’accès' }));
    expect(screen.queryByLabelText(/^Mot de passe/)).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    await userEvent.type(screen.getByLabelText(/Nom complet/), 'Camille Tremblay');
    await userEvent.type(screen.getByLabelText(/Courriel/), 'camille@exemple.ca');
    await userEvent.click(screen.getByLabelText(/18 ans/));
    await userEvent.click(screen.getByLabelText(/J’accepte/));
    await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte avec une clé d’accès' }));
    const [values] = onPasskey.mock.calls[0] ?? [];
    expect(values && passkeyRegistration(values, 'fr', 'TEAM')).toEqual({
      full_name: 'Camille Tremblay',
      email: 'camille@exemple.ca',
      user_type: 'RECRUITER',
      language: 'fr',
      consents: { adult: true, terms: true, privacy: true, marketing: false },
    });
  });
});
