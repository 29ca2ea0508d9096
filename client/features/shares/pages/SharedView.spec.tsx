import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { SharedViewProps } from './SharedView';
import * as stories from './SharedView.stories';

const { Ready, Password, Expired, Revoked, NoLink, Empty, Failed } = storiesOf(stories);
jest.setTimeout(40_000);

describe('the page that a share link opens', () => {
  it('shows people, masked ones by number, and sends a rating', async () => {
    const onFeedback = jest.fn<SharedViewProps['onFeedback']>(() => Promise.resolve());
    render(<Ready onFeedback={onFeedback} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Profils partagés par Hôpital Mont-Blanc' })).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Votre avis – Profil 1' }));
    await userEvent.selectOptions(form.getByLabelText(/^Note sur 5/), '4 – oui');
    await userEvent.type(form.getByLabelText(/^Commentaire/), 'Bon profil');
    await userEvent.click(form.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(/l’équipe a reçu votre avis/)).toBeVisible();
    expect(onFeedback.mock.calls.map(([, values]) => values)).toEqual([
      { rating: 4, note: 'Bon profil', author: null },
    ]);
  });

  it('requires a rating', async () => {
    const onFeedback = jest.fn<SharedViewProps['onFeedback']>(() => Promise.resolve());
    render(<Ready onFeedback={onFeedback} />);
    const form = within(screen.getByRole('form', { name: 'Votre avis – Profil 1' }));
    await userEvent.click(form.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(form.getByLabelText(/^Note sur 5/)).toHaveAccessibleDescription(/\S/));
    expect(onFeedback).not.toHaveBeenCalled();
  });

  it('asks for a password, and shows if it is wrong', async () => {
    const wrong = new ApiError(403, 'SHARES.PASSWORD_WRONG', 'Ce mot de passe n’est pas le bon.', [
      { path: 'password', code: 'SHARES.PASSWORD_WRONG', message: 'Ce mot de passe n’est pas le bon.' },
    ]);
    const onUnlock = jest.fn<SharedViewProps['onUnlock']>(() => Promise.reject(wrong));
    render(<Password onUnlock={onUnlock} />);
    await userEvent.type(screen.getByLabelText(/^Mot de passe/), 'bibliothèque');
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir la page' }));
    expect((await screen.findAllByText(/n’est pas le bon/)).length).toBeGreaterThan(0);
    expect(onUnlock.mock.calls).toEqual([['bibliothèque']]);
  });

  it.each([
    ['expired', Expired, /a expiré/],
    ['revoked', Revoked, /a été révoqué/],
    ['incomplete', NoLink, /tel que vous l’avez reçu/],
    ['empty', Empty, /ne montre plus personne/],
    ['failed', Failed, /n’a pas pu être chargée/],
  ] as const)('says what is wrong when the link is %s', (_name, Story, sentence) => {
    render(<Story />);
    expect(screen.getByText(sentence)).toBeVisible();
  });
});
