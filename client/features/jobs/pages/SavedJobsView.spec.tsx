import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './SavedJobsView.stories';

const { Empty, Failed, More, MoreFailed, Ready } = storiesOf(stories);

describe('saved jobs', () => {
  it('show open ones with fit and link, and ended ones without', () => {
    render(<Ready />);
    const [open, ended] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    if (!open || !ended) throw new Error('two jobs expected');
    expect(within(open).getByText('Ouverte')).toBeVisible();
    expect(within(open).getByText(/Soins intensifs : demandé/)).toBeVisible();
    expect(within(open).getByRole('link', { name: /^Voir l’offre/ })).toBeVisible();
    expect(within(ended).getByText('Terminée')).toBeVisible();
    expect(within(ended).queryByRole('link', { name: /^Voir l’offre/ })).toBeNull();
    expect(within(ended).queryByText('Salaire non précisé')).toBeNull();
    expect(within(ended).getByRole('button', { name: /^Retirer de mes offres enregistrées/ })).toBeVisible();
  });

  it('link to the search if there are none', () => {
    render(<Empty />);
    expect(screen.getByRole('link', { name: 'Chercher une offre' })).toHaveAttribute('href', '/jobs');
  });

  it('show errors, also of the next page', () => {
    const { unmount } = render(<Failed />);
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    unmount();
    const more = render(<MoreFailed />);
    expect(screen.getByText('La suite n’a pas pu être chargée.')).toBeVisible();
    more.unmount();
    render(<More />);
    expect(screen.getByText('2 offres sur 40')).toBeVisible();
  });
});
