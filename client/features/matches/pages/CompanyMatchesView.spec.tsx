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

it('leads from nobody waiting to the suggestions there are', async () => {
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

describe('answering somebody as a company', () => {
  it('says the price before the first press, and again with what it opens before the second', async () => {
    const onAnswer = jest.fn(() => Promise.resolve());
    render(<Ready onAnswer={onAnswer} />);
    await userEvent.click(confirm());
    expect(await screen.findByText(/2 crédits sont débités et ne sont pas remboursés/)).toBeInTheDocument();
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.click(await inDialog('Confirmer · 2 crédits'));
    expect(onAnswer.mock.calls).toEqual([[interestedPerson('fr').id, 'MATCHED']]);
    expect(await screen.findByText(/le profil est ouvert/)).toBeInTheDocument();
  });

  it('says one credit in the singular', async () => {
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

  it('says where it is free', async () => {
    render(<Ready matches={one(interestedPerson('fr', { unlock_price: 0 }))} />);
    expect(screen.getByText(/a déjà payé pour cette personne/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }));
    expect(await screen.findByText(/Rien n’est débité/)).toBeInTheDocument();
  });

  it('leads to buying, and back here, where the balance is short', () => {
    render(<Ready matches={one(interestedPerson('fr'))} available={1} />);
    expect(screen.queryByRole('button', { name: /Confirmer/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Acheter des crédits' })).toHaveAttribute(
      'href',
      '/subscription?next=%2Frecruiter%2Fmatches',
    );
  });

  it('offers buying where the server says that the balance is short after all', async () => {
    const short = new ApiError(402, 'CREDITS.INSUFFICIENT', 'Il vous manque 1 crédit.');
    render(<Ready onAnswer={() => Promise.reject(short)} />);
    await userEvent.click(confirm());
    await userEvent.click(await inDialog('Confirmer · 2 crédits'));
    expect(await screen.findByText(/Il vous manque 1 crédit/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Acheter des crédits' })).toBeInTheDocument();
  });

  it('marks a hire and cancels only after a second word', async () => {
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
  it('sends the words, and keeps them where they were lost', async () => {
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

describe('introducing a posting to somebody the company has paid for', () => {
  it('costs nothing, whatever is left to spend, and says so before the click and before the second one', async () => {
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

it('keeps an introduction on its way on screen until it is known what came of it', async () => {
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

it('says why the next ones did not come, and keeps those that did', async () => {
  const onMore = jest.fn();
  render(<MoreFailed onMore={onMore} />);
  expect(screen.getByText('La suite n’a pas pu être chargée.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirmer · 2 crédits' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});
