import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { ownApplications } from '../../../lib/examples/applications';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ApplicationsView.stories';

const { Active, OnlySent, Archived, OneOffer, Accepted, NothingSent, Failed } = storiesOf(stories);
const confirm = async (name: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

// For slow machines.
jest.setTimeout(40_000);

describe('my applications', () => {
  it('shows the progress of each in words', () => {
    render(<OnlySent />);
    const steps = within(screen.getByRole('list', { name: 'Étapes de la candidature' })).getAllByRole('listitem');
    expect(steps).toHaveLength(6);
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
    expect(steps[1]).toHaveTextContent(/à venir/);
    expect(screen.getByText(/L’entreprise répond habituellement en 4 jours/)).toBeInTheDocument();
  });

  it('shows the views with their counts', async () => {
    const onView = jest.fn();
    render(<Active onView={onView} />);
    await userEvent.click(screen.getByRole('button', { name: 'Archivées · 3' }));
    expect(onView.mock.calls).toEqual([['archived']]);
  });

  it('shows the time in the interview’s zone, and the reader’s own if it differs', () => {
    const { unmount } = render(<Active />);
    expect(screen.getAllByText(/19 novembre 2026.*14\sh\s30.*HNE/u).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Chez vous/)).toBeNull();
    unmount();
    render(<Active ownZone="Europe/Paris" />);
    expect(screen.getAllByText(/À votre heure.*20\sh\s30/u).length).toBeGreaterThan(0);
  });

  it('accepts one of the proposed times, once', async () => {
    let finish: () => void = () => undefined;
    const onChoose = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Active onChoose={onChoose} />);
    const [first, second] = screen.getAllByRole('button', { name: /^Choisir ce moment/ });
    if (!first || !second) throw new Error('three slots are on offer');
    await userEvent.dblClick(first);
    expect(second).toBeDisabled();
    finish();
    expect(await screen.findByText('Votre entrevue est fixée.')).toBeInTheDocument();
    const { id, interviews } = ownApplications.slots('fr');
    expect(onChoose.mock.calls).toEqual([
      [expect.objectContaining({ id }), interviews[0]?.id, interviews[0]?.proposed_slots[0]],
    ]);
  });

  it('keeps the choice of another time if the slot is gone', async () => {
    const gone = new ApiError(409, 'APPLICATIONS.SLOT_GONE', 'Ce moment n’est plus disponible.');
    render(<Active onChoose={() => Promise.reject(gone)} />);
    const [first] = screen.getAllByRole('button', { name: /^Choisir ce moment/ });
    if (first) await userEvent.click(first);
    expect(
      await screen.findByText(/Ce moment n’est plus disponible\. Cette page vient d’être mise à jour\./),
    ).toBeInTheDocument();
  });

  it('is withdrawn after a confirmation that explains the effect', async () => {
    const onWithdraw = jest.fn(() => Promise.resolve());
    render(<OnlySent onWithdraw={onWithdraw} />);
    await userEvent.click(screen.getByRole('button', { name: /^Retirer/ }));
    expect(await screen.findByText(/n’aura plus accès à votre profil/)).toBeInTheDocument();
    await confirm('Retirer ma candidature');
    expect(onWithdraw.mock.calls).toEqual([[ownApplications.sent('fr')]]);
    expect(await screen.findByText(/^Votre candidature est retirée/)).toBeInTheDocument();
  });

  it('stays if the person cancels', async () => {
    const onWithdraw = jest.fn(() => Promise.resolve());
    render(<OnlySent onWithdraw={onWithdraw} />);
    await userEvent.click(screen.getByRole('button', { name: /^Retirer/ }));
    await confirm('La garder');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onWithdraw).not.toHaveBeenCalled();
  });

  it('reports that it could not be withdrawn, and keeps it in the list', async () => {
    render(<OnlySent onWithdraw={() => Promise.reject(new ApiError(500, 'INTERNAL', 'Une erreur est survenue.'))} />);
    await userEvent.click(screen.getByRole('button', { name: /^Retirer/ }));
    await confirm('Retirer ma candidature');
    expect(await screen.findByText(/n’a pas pu être retirée\. Une erreur est survenue\./)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Retirer\s:/, hidden: true })).toHaveLength(1);
  });

  it('has no button to withdraw once the company has answered, but a way to ask for it', () => {
    render(<Accepted />);
    expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Écrire à l’entreprise/ })).toBeInTheDocument();
  });

  it('keeps ended ones with the reason, and offers to apply again', () => {
    render(<Archived />);
    expect(screen.getByText(/soins coronariens/)).toBeInTheDocument();
    const write = screen.getByRole('button', { name: /^Écrire à l’entreprise/ });
    expect(write).toBeDisabled();
    expect(write).toHaveAccessibleDescription(/^La candidature est retirée/);
    expect(screen.getByRole('link', { name: /^Postuler de nouveau/ })).toHaveAttribute(
      'href',
      `/jobs/${ownApplications.withdrawn('fr').job.id}`,
    );
  });

  it('distinguishes no applications from an error', async () => {
    const { unmount } = render(<NothingSent />);
    expect(screen.getByRole('link', { name: 'Voir les offres' })).toHaveAttribute('href', '/jobs');
    unmount();
    render(<Failed />);
    expect(screen.getByText('Vos candidatures n’ont pas pu être chargées.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
  });
});

describe('an offer on my page', () => {
  const offered = ownApplications.offer('fr');

  it('is answered over the version that was read, and keeps the typed text after an error', async () => {
    const changed = new ApiError(409, 'APPLICATIONS.OFFER_CHANGED', 'L’offre a changé entre-temps.');
    const onAnswer = jest.fn<() => Promise<void>>().mockRejectedValueOnce(changed).mockResolvedValueOnce();
    render(<OneOffer onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: /^Poser une question/ }));
    const { getByRole, getByLabelText, findByText } = within(await screen.findByRole('dialog'));
    const send = getByRole('button', { name: 'Envoyer la question' });
    await userEvent.click(send);
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.type(getByLabelText('Votre question'), 'Le quart est-il fixe?');
    await userEvent.click(send);
    expect(await findByText(/L’offre a changé entre-temps/)).toBeInTheDocument();
    expect(getByLabelText('Votre question')).toHaveValue('Le quart est-il fixe?');
    await userEvent.click(send);
    expect(await screen.findByText(/^Votre question est envoyée à/)).toBeInTheDocument();
    expect(onAnswer.mock.calls[1]).toEqual([
      expect.objectContaining({ id: offered.id }),
      { answer: 'QUESTION', note: 'Le quart est-il fixe?', version: 1 },
    ]);
  });

  it('shows until when it is open, and the remaining time', () => {
    render(<OneOffer />);
    expect(screen.getByText('En attente de réponse')).toBeInTheDocument();
    expect(screen.getByText(/pour répondre$/)).toBeInTheDocument();
  });

  it('opens the posting that the person applied to, if its job is closed', async () => {
    const onRead = jest.fn();
    render(<Archived onRead={onRead} />);
    expect(screen.getByText(/a mis cette offre d’emploi en pause/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Relire l’offre d’emploi/ }));
    expect(onRead.mock.calls).toEqual([[ownApplications.ended('fr').id]]);
  });
});
