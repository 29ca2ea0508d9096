import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './CandidateProfileView.stories';

const { Masked, MaskedWithAVideoBought, MaskedWithoutSale, Reserved, ReservationOver, Matched, Gone } =
  storiesOf(stories);

describe('a candidate’s page', () => {
  it('has no video and no links while it is masked', () => {
    const renderPlayer = jest.fn(() => <p>player</p>);
    render(<Masked renderPlayer={renderPlayer} />);
    expect(screen.getByRole('heading', { level: 1, name: 'C*** T***' })).toBeVisible();
    expect(screen.getByText('Courriel, téléphone et CV restent masqués.')).toBeVisible();
    expect(renderPlayer).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /Regarder/ })).not.toBeInTheDocument();
    expect(screen.getByText(/2:41 · 2 vidéos/)).toBeVisible();
  });

  it('shows everything once it is open, with the remaining time', async () => {
    const renderPlayer = jest.fn((videoId: string) => <p>{videoId}</p>);
    render(<Reserved renderPlayer={renderPlayer} />);
    expect(screen.getByRole('link', { name: 'camille@exemple.ca' })).toHaveAttribute(
      'href',
      'mailto:camille@exemple.ca',
    );
    expect(screen.getByRole('link', { name: /CV Camille Tremblay/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/resume/),
    );
    expect(screen.getByText(/Il reste 1 jour et 21 heures/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Regarder Une réalisation/ }));
    expect(renderPlayer).toHaveBeenLastCalledWith('0199f0c2-0000-7000-8000-00000000e005');
    const preferences = within(screen.getByRole('heading', { name: 'Préférences' }).closest('section') as HTMLElement);
    expect(preferences.getByText('Fins de semaine').nextElementSibling).toHaveTextContent('Non');
    expect(preferences.getByText('Taille d’entreprise').nextElementSibling).toHaveTextContent('1000+ personnes');
  });

  it('opens one video for its price after the warning, and leaves the rest masked', async () => {
    const onBuy = jest.fn(() => Promise.resolve(1));
    const renderPlayer = jest.fn((videoId: string) => <p>{`playing ${videoId}`}</p>);
    render(<Masked renderPlayer={renderPlayer} access={{ price: 1, available: 3, onBuy }} />);
    const [, second] = screen.getAllByRole('button', { name: 'Voir la vidéo · 1 crédit' });
    if (second) await userEvent.click(second);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/montre la personne\s: son visage/)).toBeInTheDocument();
    expect(onBuy).not.toHaveBeenCalled();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Voir la vidéo · 1 crédit' }));
    expect(await screen.findByText('playing 0199f0c2-0000-7000-8000-00000000e005')).toBeInTheDocument();
    expect(onBuy.mock.calls).toEqual([['0199f0c2-0000-7000-8000-00000000e005']]);
    expect(screen.getByRole('heading', { level: 1, name: 'C*** T***', hidden: true })).toBeInTheDocument();
    expect(await screen.findByText(/1 crédit dépensé/)).toBeInTheDocument();
  });

  it('sells nothing if the person does not allow it, and explains why', () => {
    render(<MaskedWithoutSale />);
    expect(screen.queryByRole('button', { name: /Voir la vidéo/ })).toBeNull();
    expect(screen.getByText(/ne s’achètent pas à l’unité/)).toBeVisible();
  });

  it('shows no price for videos bought before', () => {
    const renderPlayer = jest.fn((videoId: string) => <p>{`playing ${videoId}`}</p>);
    render(<MaskedWithAVideoBought renderPlayer={renderPlayer} />);
    expect(screen.getByText('playing 0199f0c2-0000-7000-8000-00000000e005')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Voir la vidéo · 1 crédit' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Regarder / })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows an error if a video could not be opened, and keeps the dialog', async () => {
    const onBuy = () => Promise.reject(new ApiError(402, 'CREDITS.INSUFFICIENT', 'Crédits insuffisants.'));
    render(<Masked access={{ price: 1, available: undefined, onBuy }} />);
    const [first] = screen.getAllByRole('button', { name: 'Voir la vidéo · 1 crédit' });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Voir la vidéo · 1 crédit' }));
    expect(await screen.findByText(/La vidéo n’a pas pu être ouverte\. Crédits insuffisants\./)).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('moves the focus to the start of the profile that a reservation opened, with its links', () => {
    const { rerender } = render(<Masked />);
    expect(screen.getByRole('button', { name: 'Réserver · 1 crédit' })).toBeVisible();
    rerender(<Masked candidate={Reserved.args.candidate ?? { status: 'loading' }} />);
    expect(screen.queryByRole('button', { name: 'Réserver · 1 crédit' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gérer la réservation' })).toHaveAttribute(
      'href',
      '/recruiter/reservations',
    );
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(document.body).not.toHaveFocus();
  });

  it('says that the time is over', () => {
    render(<ReservationOver />);
    expect(screen.getByText(/Le délai est terminé\s: le profil se referme/)).toBeVisible();
  });

  it('shows no countdown if nothing expires', () => {
    render(<Matched />);
    expect(screen.getByText('Correspondance')).toBeVisible();
    expect(screen.queryByText(/Il reste/)).not.toBeInTheDocument();
  });

  it('shows the same page for every profile that cannot be seen', () => {
    render(<Gone />);
    expect(screen.getByRole('heading', { level: 1, name: 'Ce profil n’est pas accessible' })).toBeVisible();
  });
});
