import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import { type DirectoryFilters, noFilters } from '../domain/directory-filters';
import * as stories from './CompaniesView.stories';

const { Ready, Filtered, VeryMany, NoneYet, NothingFound, Failed } = storiesOf(stories);

describe('the directory of companies', () => {
  it('leads to each company, with its sector, place and open postings', () => {
    render(<Ready />);
    const card = screen.getByRole('link', { name: 'Hôpital Mont-Blanc' }).closest('li');
    expect(within(card as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/company/0199f0c2-0000-7000-8000-00000000d004',
    );
    expect(card).toHaveTextContent('Santé · Montréal, QC · 1000+ personnes');
    expect(card).toHaveTextContent('38 offres ouvertes');
    expect(card).toHaveTextContent('Entreprise vérifiée');
    const plain = screen.getByRole('link', { name: 'Zénith' }).closest('li');
    expect(plain).not.toHaveTextContent(/offre|vérifiée/);
  });

  it('searches half a second after the last key, once', () => {
    jest.useFakeTimers();
    try {
      const onFilters = jest.fn<(filters: DirectoryFilters) => void>();
      render(<Ready onFilters={onFilters} />);
      const field = screen.getByLabelText('Lieu');
      for (const typed of ['L', 'La', 'Laval']) fireEvent.change(field, { target: { value: typed } });
      act(() => jest.advanceTimersByTime(500));
      expect(onFilters.mock.calls).toEqual([[{ ...noFilters, location: 'Laval' }]]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('clears all filters at once', async () => {
    const onFilters = jest.fn<(filters: DirectoryFilters) => void>();
    render(<Filtered onFilters={onFilters} />);
    await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));
    expect(onFilters).toHaveBeenCalledWith(noFilters);
  });

  it('says that there are more than it counted, and loads the next ones', async () => {
    const onMore = jest.fn();
    render(<VeryMany onMore={onMore} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Plus de 1\s000 entreprises$/);
    await userEvent.click(screen.getByRole('button', { name: 'En voir plus' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('tells no companies at all from none found, and an error from both', () => {
    const { unmount } = render(<NoneYet />);
    expect(screen.getByText('Aucune entreprise pour l’instant')).toBeVisible();
    unmount();
    const nothing = render(<NothingFound />);
    expect(screen.getByText('Aucune entreprise trouvée')).toBeVisible();
    nothing.unmount();
    render(<Failed />);
    expect(screen.getByText('Les entreprises n’ont pas pu être chargées.')).toBeVisible();
  });
});
