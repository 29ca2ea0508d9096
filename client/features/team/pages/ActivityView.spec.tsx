import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activityMembers } from '../../../lib/examples/team-activity';
import { paths } from '../../../lib/paths';
import { storiesOf } from '../../../lib/spec-support/stories';
import { addressFromFilters, filtersFromAddress, noFilters } from '../domain/activity-filters';
import * as stories from './ActivityView.stories';

const { Ready, LastPage, Empty, Failed, MoreFailed, NothingForThisChoice } = storiesOf(stories);

describe('the activity of a team', () => {
  it('says who did what, to whom and for which posting; a masked person has only the end of an id', () => {
    render(<Ready />);
    const lines = screen.getAllByRole('listitem').map((each) => each.textContent ?? '');
    for (const [at, sentence] of [
      'Nadia Lefebvre a invité une personne en entrevue.Rosalie BeauregardInfirmière clinicienne, soins intensifs',
      'Camille Roy a acheté des crédits (1 200).',
      'Nadia Lefebvre a réservé un profil.Candidat·e #B802',
      'Une personne qui a quitté l’équipe a refusé une candidature.Infirmière',
      'Camille Roy a changé un rôle : Luc Tremblay, de Recrutement à Évaluation.',
      'Camille Roy est devenu·e propriétaire',
      'Camille Roy a publié une offre d’emploi.',
      'Nadia Lefebvre a créé un lien de partage.',
    ].entries())
      expect(lines[at]?.replaceAll(/\s/g, ' ')).toContain(sentence);
    expect(screen.getByRole('link', { name: 'Candidat·e #B802' })).toHaveAttribute(
      'href',
      expect.stringContaining(paths.candidate('')),
    );
  });

  it('shows one member’s activity, former members included, or one kind, and more on request', async () => {
    const onFilters = jest.fn();
    const onMore = jest.fn();
    render(<Ready onFilters={onFilters} onMore={onMore} />);
    const former = activityMembers.at(-1)?.id ?? '';
    const member = screen.getByRole('combobox', { name: 'Membre' });
    expect(member).toHaveTextContent('Simon Gagné (plus dans l’équipe)');
    await userEvent.selectOptions(member, former);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Activité' }), 'Réservations');
    await userEvent.click(screen.getByRole('button', { name: 'En voir plus' }));
    expect(onFilters.mock.calls).toEqual([[{ member: former, kind: '' }], [{ member: '', kind: 'RESERVATIONS' }]]);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('ends with the last page, and says when there is nothing or nothing could be read', async () => {
    const { unmount } = render(<LastPage />);
    expect(screen.getByText('8 activités affichées')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'En voir plus' })).toBeNull();
    unmount();
    const { unmount: done } = render(<Empty />);
    expect(screen.getByText('Rien pour le moment')).toBeVisible();
    done();
    const { unmount: gone } = render(<Failed />);
    expect(screen.getByText('L’activité de l’équipe n’a pas pu être chargée.')).toBeVisible();
    gone();
    const { unmount: left } = render(<MoreFailed />);
    expect(screen.getByText('La suite n’a pas pu être chargée.')).toBeVisible();
    left();
    const onFilters = jest.fn();
    render(<NothingForThisChoice onFilters={onFilters} />);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher toute l’activité' }));
    expect(onFilters.mock.calls).toEqual([[noFilters]]);
  });

  it('keeps the choice in the address, and ignores what is no choice', () => {
    const chosen = { member: activityMembers[0]?.id ?? '', kind: 'REVIEWS' } as const;
    expect(filtersFromAddress(addressFromFilters(chosen))).toEqual(chosen);
    expect(addressFromFilters(noFilters).toString()).toBe('');
    expect(filtersFromAddress(new URLSearchParams('member=nobody&kind=OTHER'))).toEqual(noFilters);
  });
});
