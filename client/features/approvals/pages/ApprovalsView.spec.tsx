import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invitations, waiting } from '../../../lib/examples/account';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ApprovalsView.stories';

const { Waiting, MoreFailed, Refused, NobodyWaits } = storiesOf(stories);
const nothing = (): Promise<void> => Promise.resolve();

describe('deciding about a recruiter', () => {
  it('approves with one click', async () => {
    const onApprove = jest.fn(nothing);
    render(<Waiting onApprove={onApprove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Approuver Nadia Lefebvre' }));
    expect(onApprove.mock.calls).toEqual([[waiting.id]]);
  });

  it('requires a reason to refuse', async () => {
    const onReject = jest.fn(nothing);
    render(<Waiting onReject={onReject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Refuser Nadia Lefebvre' }));
    const dialog = within(screen.getByRole('dialog'));
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    await send();
    expect(await dialog.findByText(/Donnez la raison/)).toBeInTheDocument();
    expect(onReject).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), 'Introuvable au registre.');
    await send();
    expect(onReject.mock.calls).toEqual([[waiting.id, 'Introuvable au registre.']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the name while the dialog closes', async () => {
    render(<Waiting />);
    await userEvent.click(screen.getByRole('button', { name: 'Refuser Nadia Lefebvre' }));
    const title = screen.getByRole('heading', { name: /^Refuser Nadia Lefebvre/ });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(title).not.toBeInTheDocument());
    expect(title).toHaveTextContent(/^Refuser Nadia Lefebvre/);
  });

  it('shows the error of the next page', () => {
    render(<MoreFailed />);
    expect(screen.getByText('La suite n’a pas pu être chargée.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Approuver Nadia Lefebvre' })).toBeInTheDocument();
  });

  it('can still approve a refused recruiter', () => {
    render(<Refused />);
    expect(screen.getByText(/n’existe pas au registre/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Approuver/ })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Refuser/ })).toBeNull();
  });

  it('invites by email', async () => {
    const onInvite = jest.fn(nothing);
    render(<NobodyWaits onInvite={onInvite} />);
    await userEvent.click(screen.getByRole('button', { name: /Inviter/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Courriel/), 'Nadia@Exemple.CA');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    expect(onInvite.mock.calls).toEqual([[{ email: 'nadia@exemple.ca', company_name: null, language: 'fr' }]]);
  });
});

describe('the invitations', () => {
  it('show their status and only the available actions', () => {
    render(<Waiting />);
    for (const state of ['En cours d’envoi', 'Envoyée', 'Utilisée', 'Expirée']) {
      expect(screen.getByText(state)).toBeInTheDocument();
    }
    expect(screen.getAllByRole('button', { name: /^Renvoyer l’invitation/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /Retirer.*nadia/ })).toBeNull();
  });

  it('are sent again with one click', async () => {
    const onResendInvitation = jest.fn(nothing);
    render(<Waiting onResendInvitation={onResendInvitation} />);
    await userEvent.click(screen.getByRole('button', { name: /^Renvoyer l’invitation à luc@/ }));
    expect(onResendInvitation.mock.calls).toEqual([[invitations[1]?.id]]);
    expect(await screen.findByText(/nouvelle invitation est partie à luc@/)).toBeInTheDocument();
  });

  it('are locked while another one is being sent', async () => {
    let finish: () => void = () => undefined;
    render(<Waiting onResendInvitation={() => new Promise<void>((resolve) => (finish = resolve))} />);
    const resend = () => screen.getAllByRole('button', { name: /^Renvoyer l’invitation/ });
    await userEvent.click(screen.getByRole('button', { name: /^Renvoyer l’invitation à luc@/ }));
    expect(resend().filter((button) => !button.matches(':disabled'))).toHaveLength(1);
    for (const button of screen.getAllByRole('button', { name: /^Retirer l’invitation/ }))
      expect(button).toBeDisabled();
    finish();
    await waitFor(() => resend().forEach((button) => expect(button).toBeEnabled()));
  });

  it('are revoked after a confirmation', async () => {
    const onRevokeInvitation = jest.fn(nothing);
    render(<Waiting onRevokeInvitation={onRevokeInvitation} />);
    await userEvent.click(screen.getByRole('button', { name: /^Retirer l’invitation à luc@/ }));
    expect(onRevokeInvitation).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    expect(onRevokeInvitation.mock.calls).toEqual([[invitations[1]?.id]]);
  });

  it('keep the address while the dialog closes', async () => {
    render(<Waiting />);
    await userEvent.click(screen.getByRole('button', { name: /^Retirer l’invitation à luc@/ }));
    const question = within(screen.getByRole('alertdialog'));
    const words = question.getByText(/^Le lien envoyé à luc@/);
    await userEvent.click(question.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(words).not.toBeInTheDocument());
    expect(words).toHaveTextContent(/^Le lien envoyé à luc@/);
  });
});
