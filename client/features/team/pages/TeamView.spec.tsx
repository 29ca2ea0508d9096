import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownTeam, sharedCredits, teamPostings } from '../../../lib/examples/team';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './TeamView.stories';

const { Ready, ForAReviewer, NothingShared, SharedByAColleague, CreditsLoading, CreditsFailed } = storiesOf(stories);
const nothing = (): Promise<void> => Promise.resolve();
const button = (name: string) => screen.getByRole('button', { name });

describe('the company’s team', () => {
  it('invites a person with a role, postings and a language', async () => {
    const onInvite = jest.fn(nothing);
    render(<Ready onInvite={onInvite} />);
    await userEvent.click(button('Inviter'));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Adresse courriel/ }), 'Marie@Montblanc.example');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Rôle/ }), 'HIRING_MANAGER');
    await userEvent.click(await dialog.findByRole('checkbox', { name: teamPostings[1]?.title ?? '' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Langue/ }), 'en');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onInvite.mock.calls).toEqual([
      [{ email: 'marie@montblanc.example', role: 'HIRING_MANAGER', job_ids: [teamPostings[1]?.id], language: 'en' }],
    ]);
  });

  it('removes a member only after a confirmation', async () => {
    const onRemove = jest.fn(nothing);
    render(<Ready onRemove={onRemove} />);
    await userEvent.click(button('Retirer Luc Tremblay'));
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(onRemove.mock.calls).toEqual([[ownTeam.members[3]?.id]]));
  });

  it('changes a role, and sends an invitation again', async () => {
    const onChange = jest.fn(nothing);
    render(<Ready onChange={onChange} />);
    await userEvent.click(button('Changer le rôle de Nadia Lefebvre'));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Rôle/ }), 'REVIEWER');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button('Renvoyer l’invitation à paul@montblanc.example'));
    expect(onChange.mock.calls).toEqual([
      [ownTeam.members[1]?.id, { role: 'REVIEWER', job_ids: [] }],
      [ownTeam.invitations[1]?.id, { resend: true }],
    ]);
  });

  it('shows a reviewer the members without email addresses, and the button to leave', () => {
    render(<ForAReviewer />);
    expect(screen.getByText('Nadia Lefebvre')).toBeVisible();
    expect(screen.queryByText('nadia@montblanc.example')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Inviter' })).toBeNull();
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Quitter l’équipe']);
  });

  it('saves a budget for each member but the one who pays, and no limit for an empty field', async () => {
    const onSaveCredits = jest.fn(nothing);
    render(<Ready onSaveCredits={onSaveCredits} />);
    expect(screen.getByText('31 sur 40 ce mois-ci; il en reste 9')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Camille/ })).toBeNull();
    const field = screen.getByRole('textbox', { name: /Budget mensuel de Nadia/ });
    await userEvent.clear(field);
    await userEvent.type(field, '55');
    await userEvent.click(button('Enregistrer les crédits'));
    await waitFor(() => expect(onSaveCredits).toHaveBeenCalled());
    expect(onSaveCredits.mock.calls).toEqual([
      [
        {
          shared: true,
          budgets: [
            { member_id: sharedCredits.budgets[1]?.member_id, monthly: 55 },
            { member_id: sharedCredits.budgets[2]?.member_id, monthly: null },
          ],
        },
      ],
    ]);
  });

  it('shares credits with one switch, and refuses a budget that is no whole number', async () => {
    const onSaveCredits = jest.fn(nothing);
    render(<NothingShared onSaveCredits={onSaveCredits} />);
    await userEvent.click(screen.getByRole('switch', { name: /Partager mes crédits/ }));
    const field = screen.getByRole('textbox', { name: /Budget mensuel de Nadia/ });
    await userEvent.clear(field);
    await userEvent.type(field, '-3');
    await userEvent.click(button('Enregistrer les crédits'));
    await waitFor(() => expect(field).toBeInvalid());
    expect(onSaveCredits).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.click(button('Enregistrer les crédits'));
    await waitFor(() => expect(onSaveCredits.mock.calls).toMatchObject([[{ shared: true }]]));
  });

  it('names the colleague whose credits are shared, and says what is missing while it loads or fails', () => {
    const { unmount } = render(<SharedByAColleague />);
    expect(screen.getByRole('switch', { name: /Partager les crédits de Nadia Lefebvre/ })).toBeChecked();
    unmount();
    const { unmount: done } = render(<CreditsLoading />);
    expect(screen.getByText('Chargement des crédits de l’équipe…')).toBeInTheDocument();
    done();
    render(<CreditsFailed />);
    expect(screen.getByText('Les crédits de l’équipe n’ont pas pu être chargés.')).toBeVisible();
  });
});
