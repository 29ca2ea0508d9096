import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { asRecruiter } from '../../../lib/examples/reservations';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ReservationsView.stories';

const { Active, Accepted, Hired, History, NobodyAsked, OneOfALink } = storiesOf(stories);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const inDialog = async (name: string) => within(await screen.findByRole('alertdialog')).getByRole('button', { name });

describe('an open reservation', () => {
  it('is in a section with a count, and shows the age of the list', async () => {
    const onSection = jest.fn();
    render(<Active onSection={onSection} />);
    expect(screen.getByText('Mis à jour il y a 20 secondes')).toBeInTheDocument();
    await userEvent.click(button('Historique · 2'));
    expect(onSection.mock.calls).toEqual([['history']]);
  });

  it('is cancelled once, after a confirmation with its price', async () => {
    let finish: () => void = () => undefined;
    const onChange = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Active onChange={onChange} />);
    await userEvent.click(button(/^Annuler la demande/));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/votre crédit vous est rendu.*30 jours/)).toBeInTheDocument();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Annuler la demande' }));
    finish();
    expect(await screen.findByText(/Votre crédit est de nouveau disponible/)).toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([[asRecruiter.pending('fr'), { status: 'CANCELLED' }]]);
  });

  it('stays if the person cancels', async () => {
    const onChange = jest.fn(() => Promise.resolve());
    render(<Active onChange={onChange} />);
    await userEvent.click(button(/^Annuler la demande/));
    await userEvent.click(await inDialog('Garder la demande'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('an accepted reservation', () => {
  it('links to the profile', () => {
    render(<Accepted />);
    expect(screen.getByRole('link', { name: /^Voir le profil/ })).toHaveAttribute(
      'href',
      `/recruiter/candidates/${asRecruiter.accepted('fr').target_user.id}`,
    );
  });

  it('is marked as hired, and offers to close the posting', async () => {
    const onChange = jest.fn(() => Promise.resolve());
    const onSection = jest.fn();
    render(<Accepted onChange={onChange} onSection={onSection} />);
    await userEvent.click(button(/^Marquer comme embauché·e/));
    await userEvent.click(await inDialog('Marquer comme embauché·e'));
    await waitFor(() => expect(onSection.mock.calls).toEqual([['hired']]));
    expect(onChange.mock.calls).toEqual([[asRecruiter.accepted('fr'), { status: 'HIRED' }]]);
  });

  it('says before a match is cancelled that nothing is refunded', async () => {
    render(<Accepted />);
    await userEvent.click(button(/^Annuler la correspondance/));
    expect(await screen.findByText(/n’est pas remboursé/)).toBeInTheDocument();
  });

  it('shows an error if somebody else has ended it already', async () => {
    const onSection = jest.fn();
    const ended = new ApiError(409, 'RESERVATIONS.FINAL', 'Cette correspondance est déjà terminée.');
    render(<Accepted onSection={onSection} onChange={() => Promise.reject(ended)} />);
    await userEvent.click(button(/^Marquer comme embauché·e/));
    await userEvent.click(await inDialog('Marquer comme embauché·e'));
    expect(await screen.findByText('La situation a changé entre-temps.')).toBeInTheDocument();
    expect(onSection).not.toHaveBeenCalled();
  });
});

describe('after a hire', () => {
  it('says that it is final and offers to close the posting', async () => {
    const onCloseJob = jest.fn(() => Promise.resolve());
    render(<Hired onCloseJob={onCloseJob} />);
    expect(screen.getByText(/ne peut plus changer/)).toBeInTheDocument();
    await userEvent.click(button('Fermer l’offre'));
    await userEvent.click(await inDialog('Fermer l’offre'));
    expect(onCloseJob.mock.calls).toEqual([[asRecruiter.hired('fr').job?.id]]);
    expect(await screen.findByText(/est fermée/)).toBeInTheDocument();
  });
});

describe('the history', () => {
  it('shows the reason and the credit, without the person’s name', () => {
    render(<History />);
    expect(screen.getByText(/un horaire de jour/)).toBeInTheDocument();
    expect(screen.getAllByText('Le crédit mis de côté vous a été rendu.')).toHaveLength(2);
    expect(screen.getByText('Refusée')).toBeInTheDocument();
    expect(screen.getByText('Expirée')).toBeInTheDocument();
    expect(screen.queryByText(/Camille/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Voir le profil/ })).toBeNull();
  });
});

it('explains what to do if nobody was asked', () => {
  render(<NobodyAsked />);
  expect(screen.getByRole('link', { name: 'Chercher des candidat·es' })).toHaveAttribute(
    'href',
    '/recruiter/candidates',
  );
});

it('says that one reservation is shown, and links to the others', async () => {
  const onShowAll = jest.fn();
  render(<OneOfALink onShowAll={onShowAll} />);
  expect(screen.getByText(/Seule la réservation du lien/)).toBeInTheDocument();
  await userEvent.click(button('Afficher les autres'));
  expect(onShowAll).toHaveBeenCalledTimes(1);
});
