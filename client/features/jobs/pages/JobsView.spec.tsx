import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import { type JobFilters, noFilters } from '../domain/job-filters';
import * as stories from './JobsView.stories';

const {
  Ready,
  Filtered,
  ManyFilters,
  NearResults,
  VeryMany,
  WithRecentSearches,
  RecentSearchesNotKept,
  MoreFailed,
  NothingFound,
  NothingUnderManyFilters,
  Failed,
} = storiesOf(stories);
const watcher = () => jest.fn<(filters: JobFilters) => void>();

/** jsdom has no widths, so this chooses the wide layout, in which the filters are a column. */
beforeAll(() => {
  const silent = {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  };
  window.matchMedia = (media: string) =>
    ({ matches: media.includes('min-width'), media, ...silent }) as unknown as MediaQueryList;
});

describe('the list of jobs', () => {
  it('searches half a second after the last key, once', () => {
    jest.useFakeTimers();
    try {
      const onFilters = watcher();
      render(<Ready onFilters={onFilters} />);
      const search = screen.getByLabelText('Recherche');
      for (const typed of ['s', 'so', 'soi']) fireEvent.change(search, { target: { value: typed } });
      act(() => jest.advanceTimersByTime(499));
      expect(onFilters).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(1));
      expect(onFilters.mock.calls).toEqual([[{ ...noFilters, search: 'soi' }]]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('always shows the total, and the number of filters', () => {
    render(<Filtered />);
    expect(screen.getByRole('heading', { name: '1 offre' })).toBeInTheDocument();
    expect(screen.getByText('2 filtres')).toBeInTheDocument();
  });

  it('follows the address on Back', () => {
    const { rerender } = render(<Filtered />);
    expect(screen.getByLabelText('Recherche')).toHaveValue('soins');
    rerender(<Filtered filters={noFilters} />);
    expect(screen.getByLabelText('Recherche')).toHaveValue('');
  });

  it('clears everything except the order', async () => {
    const onFilters = watcher();
    render(<NothingFound filters={{ ...noFilters, search: 'dompteuse', sort_by: 'salary' }} onFilters={onFilters} />);
    const [first] = screen.getAllByRole('button', { name: 'Tout effacer' });
    if (first) await userEvent.click(first);
    expect(onFilters).toHaveBeenCalledWith({ ...noFilters, sort_by: 'salary' });
  });

  it('distinguishes an error from no results, and retries', async () => {
    const retry = jest.fn();
    render(<Failed jobs={{ status: 'failed', error: new Error('x'), retry }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/Aucune offre/)).not.toBeInTheDocument();
  });

  it('keeps the filters after an error', () => {
    render(<Failed />);
    expect(screen.getByLabelText('Recherche')).toHaveValue('soins');
    expect(screen.getByText('1 filtre')).toBeInTheDocument();
  });

  it('names each filter, removes one at a time and keeps the focus near', async () => {
    const onFilters = watcher();
    render(<ManyFilters onFilters={onFilters} />);
    const chips = within(screen.getByRole('list', { name: 'Filtres actifs' }));
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      '«\u00a0infirmière clinicienne\u00a0»',
      'Montréal',
      'Temps plein',
      expect.stringMatching(/60\s000/),
      expect.stringMatching(/95\s000/),
      'Télétravail',
    ]);
    await userEvent.click(chips.getByRole('button', { name: /Montréal/ }));
    expect(onFilters).toHaveBeenCalledWith({ ...ManyFilters.args.filters, location: '' });
    expect(chips.getByRole('button', { name: /Temps plein/ })).toHaveFocus();
  });

  it('shows the count of each choice, and adds a town with one click', () => {
    jest.useFakeTimers();
    try {
      const onFilters = watcher();
      render(<Ready onFilters={onFilters} />);
      expect(screen.getByRole('option', { name: 'Temps partiel (9)' })).toBeInTheDocument();
      expect(screen.getByLabelText('Télétravail possible (11)')).toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Québec · 8' }));
      act(() => jest.advanceTimersByTime(500));
      expect(onFilters).toHaveBeenLastCalledWith({ ...noFilters, location: 'Québec' });
      fireEvent.click(screen.getByRole('button', { name: 'Québec · 8' }));
      expect(screen.getByLabelText('Lieu')).toHaveValue('');
    } finally {
      jest.useRealTimers();
    }
  });

  it('changes pay by 5 000 with the arrow keys, never below zero', () => {
    render(<Ready />);
    const least = screen.getByLabelText('Salaire annuel, minimum');
    for (const key of ['ArrowUp', 'ArrowUp']) fireEvent.keyDown(least, { key });
    expect(least).toHaveValue('10\u00a0000');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) fireEvent.keyDown(least, { key });
    expect(least).toHaveValue('');
  });

  it('says that results are approximate, and that a total is an estimate', () => {
    render(<NearResults />);
    expect(screen.getByText('Résultats proches')).toBeInTheDocument();
    expect(screen.getByText(/ne contient «\sinfirmire\s»/)).toBeInTheDocument();
    cleanup();
    render(<VeryMany />);
    expect(screen.getByRole('heading', { name: /^Environ 45\s000 offres$/ })).toBeInTheDocument();
    expect(screen.getByText(/les nombres sont estimés/)).toBeInTheDocument();
  });

  it('moves the focus to the first new job after “show more”', async () => {
    const { rerender } = render(<Ready />);
    const before = screen.getAllByRole('heading', { level: 3 }).length;
    await userEvent.click(screen.getByRole('button', { name: 'En voir plus' }));
    const data = Ready.args.jobs?.status === 'ready' ? Ready.args.jobs.data : undefined;
    if (!data) throw new Error('the story has no jobs');
    const more = data.items.map((job, index) => ({
      ...job,
      id: `0199f0c2-0000-7000-8000-0000000009${10 + index}`,
      title: `Suite ${index}`,
    }));
    rerender(<Ready jobs={{ status: 'ready', data: { ...data, items: [...data.items, ...more] } }} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(before + more.length);
    expect(screen.getByRole('link', { name: 'Suite 0' })).toHaveFocus();
  });

  it('keeps the loaded jobs after an error, and retries', async () => {
    const onMore = jest.fn();
    render(<MoreFailed onMore={onMore} />);
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('suggests filters to remove if nothing was found', async () => {
    const onFilters = watcher();
    render(<NothingUnderManyFilters onFilters={onFilters} />);
    expect(screen.getByText(/n’indiquent pas de salaire/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Retirer\s: Temps plein$/ }));
    expect(onFilters).toHaveBeenCalledWith({ ...NothingUnderManyFilters.args.filters, job_type: '' });
  });

  it('repeats a recent search, and removes one or all', async () => {
    const onFilters = watcher();
    const [onForget, onForgetAll] = [jest.fn(), jest.fn()];
    const searches = WithRecentSearches.args.recent?.searches ?? [];
    render(<WithRecentSearches onFilters={onFilters} recent={{ searches, onForget, onForgetAll }} />);
    await userEvent.click(screen.getByRole('button', { name: '«\u00a0soudeur\u00a0»' }));
    expect(onFilters).toHaveBeenCalledWith({ ...noFilters, search: 'soudeur' });
    await userEvent.click(screen.getByRole('button', { name: /^Effacer la recherche .*soudeur/ }));
    expect(onForget).toHaveBeenCalledWith('search=soudeur');
    await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));
    expect(onForgetAll).toHaveBeenCalledTimes(1);
  });

  it('offers to store searches if they are not stored', async () => {
    const onAllow = jest.fn();
    render(<RecentSearchesNotKept recent={{ searches: [], onForget: jest.fn(), onForgetAll: jest.fn(), onAllow }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choisir mes témoins' }));
    expect(onAllow).toHaveBeenCalledTimes(1);
  });
});
