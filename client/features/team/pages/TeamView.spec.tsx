import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownTeam, teamPostings } from '../../../lib/examples/team';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './TeamView.stories';

const { Ready, ForAReviewer } = storiesOf(stories);
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
});
