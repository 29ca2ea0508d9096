import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { interestedPerson, suggestedPerson } from '../../../lib/examples/company-matches';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './CompanyMatchesView.stories';

const { Ready, MoreFailed, NobodyWaits } = storiesOf(stories);
const one = (item: ReturnType<typeof interestedPerson>) =>
  ({ status: 'ready', data: { items: [item], total: 1 } }) as const;

const confirm = () => screen.getByRole('button', { name: 'Confirmer · 2 crédits' });
const inDialog = async (name: string) => within(await screen.findByRole('alertdialog')).getByRole('button', { name });

it('links to the suggestions if nobody waits', async () => {
  const onView = jest.fn();
  const { unmount } = render(
    <NobodyWaits onView={onView} counts={{ interested: 0, suggested: 6, mutual: 0, all: 6 }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Voir les suggestions · 6' }));
  expect(onView).toHaveBeenCalledWith('suggested');
  unmount();
  render(<NobodyWaits counts={{ interested: 0, suggested: 0, mutual: 0, all: 0 }} />);
  expect(screen.getByRole('link', { name: 'Voir mes offres' })).toHaveAttribute('href', '/recruiter/jobs');
});

describe('answering a person as a company', () => {
  it('shows the price on the button, and again with its effect in the dialog', async () => {
    const onAnswer = jest.fn(() => Promise.resolve());
    render(<Ready onAnswer={onAnswer} />);
    await userEvent.click(confirm());
    expect(await screen.findByText(/2 crédits sont débités et ne sont pas remboursés/)).toBeInTheDocument();
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.click(await inDialog('Confirmer · 2 crédits'));
    expect(onAnswer.mock.calls).toEqual([[interestedPerson('fr').id, 'MATCHED']]);
    expect(await screen.findByText(/le profil est ouvert/)).toBeInTheDocument();
  });

  it('writes one credit in the singular', async () => {
    render(<Ready matches={one(interestedPerson('fr', { unlock_price: 1 }))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer · 1 crédit' }));
    expect(await screen.findByText(/1 crédit est débité et n’est pas remboursé/)).toBeInTheDocument();
  });

  it('pays once, however often it is pressed', async () => {
    let finish: () => void = () => undefined;
    const onAnswer = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Ready onAnswer={onAnswer} />);
    await userEvent.click(confirm());
    await userEvent.dblClick(await inDialog('Confirmer · 2 crédits'));
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it('says that it is free', async () => {
    render(<Ready matches={one(interestedPerson('fr', { unlock_price: 0 }))} />);
    expect(screen.getByText(/a déjà payé pour cette personne/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }));
    expect(await screen.findByText(/Rien n’est débité/)).toBeInTheDocument();
  });

  it('links to the purchase and back if the balance is too low', () => {
    render(<Ready matches={one(interestedPerson('fr'))} available={1} />);
    expect(screen.queryByRole('button', { name: /Confirmer/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Acheter des crédits' })).toHaveAttribute(
      'href',
      '/subscription?next=%2Frecruiter%2Fmatches',
    );
  });

  it('offers the purchase if the server finds the balance too low', async () => {
    const short = new ApiError(402, 'CREDITS.INSUFFICIENT', 'Il vous manque 1 crédit.');
    render(<Ready onAnswer={() => Promise.reject(short)} />);
    await userEvent.click(confirm());
    await userEvent.click(await inDialog('Confirmer · 2 crédits'));
    expect(await screen.findByText(/Il vous manque 1 crédit/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Acheter des crédits' })).toBeInTheDocument();
  });

  it('marks a hire and cancels only after a confirmation', async () => {
    const onAnswer = jest.fn(() => Promise.resolve());
    render(<Ready onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: /^Annuler la correspondance/ }));
    expect(await screen.findByText(/ne sont pas remboursés/)).toBeInTheDocument();
    await userEvent.click(await inDialog('Garder'));
    expect(onAnswer).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Marquer comme embauché/ }));
    await userEvent.click(await inDialog('Marquer comme embauché·e'));
    expect(onAnswer.mock.calls).toEqual([[expect.any(String), 'HIRED']]);
  });
});

describe('introducing a posting', () => {
  it('sends the message, and keeps it after a lost request', async () => {
    const lost = jest.fn(() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')));
    const { rerender } = render(<Ready onIntroduce={lost} />);
    await userEvent.click(screen.getByRole('button', { name: 'Présenter en priorité · 3 crédits' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste('Venez voir l’unité.');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer · 3 crédits' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Venez voir l’unité.');
    const sent = jest.fn(() => Promise.resolve());
    rerender(<Ready onIntroduce={sent} />);
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer · 3 crédits' }));
    expect(sent.mock.calls).toEqual([[suggestedPerson('fr').id, 'Venez voir l’unité.']]);
    expect(await screen.findByText('Votre présentation est envoyée.')).toBeInTheDocument();
  });
});

describe('introducing a posting to a person the company has paid for', () => {
  it('is free, whatever the balance, and says so on the button and in the dialog', async () => {
    const onIntroduce = jest.fn(() => Promise.resolve());
    const matches = one(suggestedPerson('fr', { unlock_price: 0 }));
    render(<Ready matches={matches} available={0} onIntroduce={onIntroduce} />);
    const introduce = screen.getByRole('button', { name: 'Présenter en priorité' });
    expect(introduce).toHaveAccessibleDescription(/^Sans frais/);
    expect(screen.queryByText(/crédits?$/)).toBeNull();
    await userEvent.click(introduce);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Rien n’est débité/)).toBeInTheDocument();
    expect(dialog.queryByText(/crédit/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(onIntroduce).toHaveBeenCalledTimes(1);
  });
});

it('keeps an introduction on screen while it is sent, until its result is known', async () => {
  let lose: (error: Error) => void = () => undefined;
  render(<Ready onIntroduce={() => new Promise<void>((_, reject) => (lose = reject))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Présenter en priorité · 3 crédits' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Envoyer · 3 crédits' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Retour' })).toBeDisabled());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
  lose(new ApiError(0, 'CLIENT.NETWORK', ''));
  expect(await dialog.findByRole('alert')).toBeVisible();
});

it('shows the error of the next page, and keeps the loaded people', async () => {
  const onMore = jest.fn();
  render(<MoreFailed onMore={onMore} />);
  expect(screen.getByText('La suite n’a pas pu être chargée.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirmer · 2 crédits' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});
