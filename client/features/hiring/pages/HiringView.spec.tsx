import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './HiringView.stories';

const { Ready, NobodyAppliedYet, WithoutAnyPosting, MorePostingsThanShown } = storiesOf(stories);
const plain = (text: string | null): string => (text ?? '').replace(/[\u00A0\u202F]/g, ' ');

describe('the hiring figures', () => {
  it('show every step as a share of the received applications', () => {
    render(<Ready />);
    expect(screen.getByText(/412/)).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Avec une entrevue' })).toHaveAttribute(
      'aria-valuetext',
      '16 sur 48',
    );
  });

  it('show the cost of a hire, and say in words that nobody was hired', () => {
    const { unmount } = render(<Ready />);
    expect(screen.getByText('4,3')).toBeInTheDocument();
    expect(screen.getByText('crédits par embauche')).toBeInTheDocument();
    unmount();
    render(<NobodyAppliedYet />);
    expect(screen.getByText('crédits dépensés, sans embauche')).toBeInTheDocument();
    expect(screen.getByText('aucune réponse pour l’instant')).toBeInTheDocument();
    expect(screen.getByText(/Aucune candidature pendant cette période/)).toBeInTheDocument();
  });

  it('can be chosen for another period and for one posting', async () => {
    const onFilters = fn();
    render(<Ready onFilters={onFilters} />);
    await userEvent.click(screen.getByRole('button', { name: '1 an' }));
    expect(onFilters).toHaveBeenLastCalledWith({ days: 364, jobId: null });
    await userEvent.selectOptions(screen.getByLabelText('Offre'), 'Soudeuse-monteuse ou soudeur-monteur');
    expect(onFilters).toHaveBeenLastCalledWith({ days: 91, jobId: '0199f0c2-0000-7000-8000-00000000d001' });
  });

  it('list the postings, and say if some are left out', () => {
    render(<MorePostingsThanShown />);
    const table = screen.getByRole('table', { name: 'Chiffres par offre' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(plain(screen.getByText(/Le fichier les contient toutes/).textContent)).toContain('2 offres');
  });

  it('show how long a hire takes and where applicants come from', () => {
    const { unmount } = render(<Ready />);
    const spans = screen.getByRole('table', { name: 'Délais' });
    expect(plain(within(spans).getByRole('row', { name: /à l’embauche/ }).textContent)).toMatch(/14,2 jours/);
    const sources = screen.getByRole('table', { name: 'D’où viennent les candidatures' });
    expect(within(sources).getAllByRole('row')[1]).toHaveTextContent(/Recherche d’offres.*21.*2.*1/);
    unmount();
    render(<NobodyAppliedYet />);
    expect(screen.getByText('Rien à compter pendant cette période.')).toBeInTheDocument();
  });

  it('link to creating the first posting if there is none', () => {
    render(<WithoutAnyPosting />);
    expect(screen.getByRole('link', { name: 'Publier une offre' })).toHaveAttribute('href', '/recruiter/jobs/new');
    expect(screen.queryByRole('button', { name: /Télécharger/ })).not.toBeInTheDocument();
  });
});
