import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SetStandingRequest } from '@modules/identity/http/standing.contract';
import type { Person } from '@modules/operations/http/back-office.contract';
import type { StandingSubject } from '../components/StandingDialog';
import { recruiterPerson, spending, suspendedSeeker } from '../../../lib/examples/back-office';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './PeopleView.stories';

jest.setTimeout(40_000);

const { Empty, Found, NothingToRefund, Refunding } = storiesOf(stories);
const begin = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};
const standings = () => jest.fn((_subject: StandingSubject, _request: SetStandingRequest) => Promise.resolve());

describe('people in the back office', () => {
  it('requires a reason to suspend', async () => {
    const onStanding = standings();
    render(<Found onStanding={onStanding} />);
    const dialog = await begin(/^Suspendre.*Bélanger/);
    await userEvent.click(dialog.getByText('Suspendre'));
    expect((await dialog.findAllByText('Écrivez une raison d’au moins trois caractères.')).length).toBeGreaterThan(0);
    expect(onStanding).not.toHaveBeenCalled();
  });

  it('suspends with a reason', async () => {
    const onStanding = standings();
    render(<Found onStanding={onStanding} />);
    const dialog = await begin(/^Suspendre.*Bélanger/);
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste('Demande de l’argent.');
    await userEvent.click(dialog.getByText('Suspendre'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onStanding.mock.calls).toEqual([
      [
        { id: recruiterPerson.id, name: recruiterPerson.full_name, status: 'ACTIVE' },
        { status: 'SUSPENDED', reason: 'Demande de l’argent.' },
      ],
    ]);
  });

  it('shows the reason of a suspension, and restores the account', async () => {
    const onStanding = standings();
    render(<Found onStanding={onStanding} />);
    expect(screen.getByText(suspendedSeeker.suspended_reason ?? '')).toBeInTheDocument();
    const dialog = await begin(/^Rétablir.*Rosalie/);
    await userEvent.type(dialog.getByRole('textbox'), 'Une erreur.');
    await userEvent.click(dialog.getByRole('button', { name: 'Rétablir' }));
    await waitFor(() => expect(onStanding.mock.calls[0]?.[1]).toEqual({ status: 'ACTIVE', reason: 'Une erreur.' }));
  });

  it('adjusts credits by a whole number in either direction', async () => {
    const onCredits = jest.fn((_person: Person, _credits: number, _reason: string) => Promise.resolve());
    render(<Found onCredits={onCredits} />);
    const dialog = await begin(/^Ajuster les crédits.*Bélanger/);
    expect(dialog.getByText(/42/)).toBeInTheDocument();
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Ajuster' }));
    await userEvent.type(dialog.getByLabelText('Crédits à ajouter'), '0');
    await userEvent.click(dialog.getByLabelText('Raison'));
    await userEvent.paste('Erreur corrigée');
    await confirm();
    expect((await dialog.findAllByText('Entrez un nombre entier autre que zéro.')).length).toBeGreaterThan(0);
    await userEvent.clear(dialog.getByLabelText('Crédits à ajouter'));
    await userEvent.type(dialog.getByLabelText('Crédits à ajouter'), '-5');
    await confirm();
    await waitFor(() => expect(onCredits.mock.calls).toEqual([[recruiterPerson, -5, 'Erreur corrigée']]));
  });

  it('refunds one spending, with a reason', async () => {
    const onRefund = jest.fn((_person: Person, _transaction: string, _reason: string) => Promise.resolve());
    const onRefunding = jest.fn();
    render(<Refunding onRefund={onRefund} onRefunding={onRefunding} />);
    const dialog = within(screen.getByRole('dialog'));
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Rembourser' }));
    await confirm();
    expect((await dialog.findAllByText('Choisissez une dépense.')).length).toBeGreaterThan(0);
    expect(onRefund).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByLabelText('Dépense'), spending.transaction_id);
    await userEvent.click(dialog.getByLabelText('Raison'));
    await userEvent.paste('La personne a supprimé son compte.');
    await confirm();
    await waitFor(() =>
      expect(onRefund.mock.calls).toEqual([
        [recruiterPerson, spending.transaction_id, 'La personne a supprimé son compte.'],
      ]),
    );
    await waitFor(() => expect(onRefunding.mock.calls).toEqual([[null]]));
  });

  it('says that nothing can be refunded', () => {
    render(<NothingToRefund />);
    expect(within(screen.getByRole('dialog')).getByText(/Aucune dépense des 30 derniers jours/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rembourser' })).toBeNull();
  });

  it('offers no action against an operator', () => {
    render(<Found />);
    expect(screen.queryByRole('button', { name: /Odile/ })).toBeNull();
  });

  it('searches on submit', async () => {
    const onSearch = jest.fn();
    render(<Empty q="" onSearch={onSearch} />);
    await userEvent.type(screen.getByLabelText('Nom ou courriel'), '  belanger{Enter}');
    await waitFor(() => expect(onSearch.mock.calls).toEqual([['belanger']]));
    expect(screen.getByText(/Aucun résultat ne correspond/)).toBeInTheDocument();
  });
});
