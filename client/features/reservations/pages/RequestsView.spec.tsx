import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { acceptedRequest, hiredRequest, pendingRequest } from '../../../lib/examples/reservations';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as settledStories from '../components/SettledRequest/SettledRequest.stories';
import * as stories from './RequestsView.stories';

const { Ready, HistoryFailed, NothingYet, NothingToDecide } = storiesOf(stories);
const { UnknownStatus, Expired } = storiesOf(settledStories);
const stale = () => new ApiError(409, 'RESERVATIONS.ALREADY_RESOLVED', 'La demande a été annulée par l’entreprise.');
/** Accepted requests of the same company are in another list. */
const asked = (company: string) =>
  within(screen.getByRole('list', { name: 'Demandes à décider' })).getByRole('article', { name: company });
const accept = () => screen.getByRole('button', { name: 'Accepter\u00A0: Studio Boréal' });
const decline = () => screen.getByRole('button', { name: 'Refuser\u00A0: Studio Boréal' });

describe('deciding about a request', () => {
  it('shows company, job and pay, and the effect of accepting and declining', () => {
    render(<Ready />);
    const card = within(asked('Studio Boréal'));
    for (const words of [/Votre projet React/, /Louis Gagnon/, /88\s000 à 102\s000\s\$ par an/, 'tout se referme'])
      expect(card.getByText(words)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Développement full stack' })).toBeInTheDocument();
    expect(card.getByText(/^1\sjour et 21\sheures$/)).toBeInTheDocument();
  });

  it('accepts once, however often the button is pressed', async () => {
    let finish: () => void = () => undefined;
    const onChange = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Ready onChange={onChange} />);
    await userEvent.dblClick(accept());
    expect(decline()).toBeDisabled();
    for (const name of [/^Accepter.*Hôpital Mont-Blanc$/, /^Refuser.*Hôpital Mont-Blanc$/])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    finish();
    expect(await screen.findByText('Vous avez accepté la demande de Studio Boréal.')).toBeInTheDocument();
    expect(decline()).toBeEnabled();
    expect(onChange.mock.calls).toEqual([[pendingRequest('fr'), { status: 'MATCHED' }]]);
  });

  it('declines with or without a reason', async () => {
    const onChange = jest.fn(() => Promise.resolve());
    render(<Ready onChange={onChange} />);
    await userEvent.click(decline());
    let dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/se referme tout de suite pour Studio Boréal/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste('Trop loin de chez moi.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser la demande' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(decline());
    dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox')).toHaveValue('');
    const never = dialog.getByRole('checkbox', { name: /^Plus jamais/ });
    expect(never).not.toBeChecked();
    expect(never).toHaveAccessibleDescription(/changer ce choix/);
    await userEvent.click(never);
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser la demande' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onChange.mock.calls).toEqual([
      [pendingRequest('fr'), { status: 'REJECTED', reason: 'Trop loin de chez moi.', never_again: false }],
      [pendingRequest('fr'), { status: 'REJECTED', reason: null, never_again: true }],
    ]);
  });

  it('keeps the reason if declining fails', async () => {
    render(<Ready onChange={() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', ''))} />);
    await userEvent.click(decline());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste('Trop loin.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser la demande' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Trop loin.');
  });

  it('shows on the card why accepting failed, and allows another try', async () => {
    const onChange = jest.fn(() => Promise.reject(stale()));
    render(<Ready onChange={onChange} />);
    await userEvent.click(accept());
    const card = within(asked('Studio Boréal'));
    expect(await card.findByText('La situation a changé entre-temps.')).toBeInTheDocument();
    expect(card.getByText(/Cette liste vient d’être mise à jour/)).toBeInTheDocument();
    await userEvent.click(accept());
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('an answered request', () => {
  it('can be marked as a hire after a confirmation', async () => {
    const onChange = jest.fn(() => Promise.resolve());
    render(<Ready onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /^J’ai été embauché·e/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/C’est définitif/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'J’ai été embauché·e' }));
    expect(onChange.mock.calls).toEqual([[acceptedRequest('fr'), { status: 'HIRED' }]]);
  });

  it('offers to hide the profile after a hire, unless it is hidden', async () => {
    const onHideProfile = jest.fn(() => Promise.resolve());
    const { rerender } = render(<Ready onHideProfile={onHideProfile} />);
    await userEvent.click(screen.getByRole('button', { name: 'Masquer mon profil' }));
    expect(onHideProfile).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/Votre profil est masqué/)).toBeInTheDocument();
    rerender(<Ready onHideProfile={null} />);
    expect(screen.queryByRole('button', { name: 'Masquer mon profil' })).toBeNull();
    expect(screen.getByText(`Embauche le 11 novembre 2026`)).toBeInTheDocument();
    expect(hiredRequest('fr').allowed_actions).toEqual([]);
  });

  it('shows an error, and retries', async () => {
    const retry = jest.fn();
    const history = { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry } as const;
    render(<HistoryFailed decided={{ accepted: null, hired: null, history }} />);
    const section = within(screen.getByRole('region', { name: 'Historique' }));
    expect(section.getByRole('alert')).toHaveTextContent('Vos demandes n’ont pas pu être chargées.');
    await userEvent.click(section.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows when the company may ask again, and lets the person allow it earlier', async () => {
    const onReopen = jest.fn(() => Promise.resolve());
    render(<Ready onReopen={onReopen} />);
    const section = within(screen.getByRole('region', { name: 'Historique' }));
    expect(section.getAllByText(/pourra vous faire une autre demande à partir du 12 décembre 2026/)).toHaveLength(2);
    const [reopen] = section.getAllByRole('button', { name: /^Permettre une autre demande/ });
    if (reopen) await userEvent.click(reopen);
    expect(await screen.findByText(/peut de nouveau vous faire une demande/)).toBeInTheDocument();
    expect(onReopen).toHaveBeenCalledTimes(1);
  });

  it('has a text for known statuses and for unknown ones', () => {
    render(<Expired />);
    expect(screen.getByText('Expirée le 12 novembre 2026')).toBeInTheDocument();
    expect(screen.getByText('Profil refermé')).toBeInTheDocument();
    render(<UnknownStatus />);
    expect(screen.getByText(/^Statut inconnu/)).toBeInTheDocument();
  });
});

it('distinguishes no requests from no open requests', () => {
  const { unmount } = render(<NothingYet />);
  expect(screen.getByRole('link', { name: 'Compléter mon profil' })).toHaveAttribute('href', '/profile/edit');
  unmount();
  render(<NothingToDecide />);
  expect(screen.getByText('Rien à décider pour l’instant')).toBeInTheDocument();
});
