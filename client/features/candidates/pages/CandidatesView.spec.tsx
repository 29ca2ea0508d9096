import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { storiesOf } from '../../../lib/spec-support/stories';
import { type CandidateFilters, noFilters } from '../domain/candidate-filters';
import * as stories from './CandidatesView.stories';

const {
  Ready,
  ComparedWithAPosting,
  ManyFilters,
  NearResults,
  NoCreditLeft,
  NothingFound,
  NothingUnderManyFilters,
  Failed,
  MoreFailed,
} = storiesOf(stories);
const watcher = () => jest.fn<(filters: CandidateFilters) => void>();

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

describe('the search for people', () => {
  it('searches 300 milliseconds after the last key, once', () => {
    jest.useFakeTimers();
    try {
      const onFilters = watcher();
      render(<Ready onFilters={onFilters} />);
      const search = screen.getByLabelText('Recherche');
      for (const typed of ['s', 'so', 'soi']) fireEvent.change(search, { target: { value: typed } });
      act(() => jest.advanceTimersByTime(299));
      expect(onFilters).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(1));
      expect(onFilters.mock.calls).toEqual([[{ ...noFilters, search: 'soi' }]]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows masked people as masked, each with an id, a price and no picture', () => {
    render(<Ready />);
    const people = screen.getAllByRole('heading', { level: 3 });
    expect(people.map((person) => person.textContent)).toEqual([
      'Candidat·e #7F3A',
      'Candidat·e #C21D',
      'Candidat·e #09BE',
      'Camille Tremblay',
      'Candidat·e #A0D2',
    ]);
    const write = screen.getAllByRole('link', { name: 'Écrire' });
    expect(write).toHaveLength(people.length);
    expect(write[0]).toHaveAttribute('href', expect.stringMatching(/^\/messages\?userId=[\w-]+$/));
    expect(screen.getAllByRole('button', { name: 'Réserver · 1 crédit' })).toHaveLength(4);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('2:41 · 1 vidéo')).toBeInTheDocument();
  });

  it('scores people against a posting', async () => {
    const onFilters = watcher();
    const { rerender } = render(<Ready onFilters={onFilters} />);
    await userEvent.selectOptions(screen.getByLabelText('Comparer avec'), 'Analyste QA');
    expect(onFilters).toHaveBeenCalledWith({ ...noFilters, job_id: '0199f0c2-0000-7000-8000-00000000d002' });
    expect(screen.queryByText(/Correspond à/)).not.toBeInTheDocument();
    rerender(<ComparedWithAPosting />);
    expect(screen.getByRole('img', { name: /^Correspond à 92/ })).toBeInTheDocument();
  });

  it('names the person in the button to reserve, and reserves them', async () => {
    const onReserve = jest.fn<(candidate: PresentedCandidate) => void>();
    render(<Ready onReserve={onReserve} />);
    const [, second] = screen.getAllByRole('button', { name: 'Réserver · 1 crédit' });
    expect(second).toHaveAccessibleDescription('Candidat·e #C21D');
    if (second) await userEvent.click(second);
    expect(onReserve.mock.calls.map(([{ id }]) => id)).toEqual(['0199f0c2-0000-7000-8000-00000000c21d']);
  });

  it('links to the purchase of credits and back if there are none', () => {
    render(<NoCreditLeft />);
    const [first] = screen.getAllByRole('link', { name: 'Acheter des crédits' });
    expect(first).toHaveAttribute('href', '/subscription?next=%2Frecruiter%2Fcandidates');
    expect(screen.queryByRole('button', { name: /^Réserver/ })).not.toBeInTheDocument();
  });

  it('names each filter, ticks the filtered skills, and removes one at a time', async () => {
    const onFilters = watcher();
    render(<ManyFilters onFilters={onFilters} />);
    expect(screen.getByText('10 filtres')).toBeInTheDocument();
    const chips = within(screen.getByRole('list', { name: 'Filtres actifs' }));
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      expect.stringMatching(/développement web/),
      'Montréal',
      'React',
      'TypeScript',
      '3 ans d’expérience ou plus',
      '10 ans d’expérience au plus',
      'Télétravail',
      'Avec présentation',
      expect.stringMatching(/60\s000/),
      expect.stringMatching(/95\s000/),
    ]);
    const [card] = screen.getAllByRole('list', { name: 'Compétences' }).slice(-2);
    expect(card).toHaveTextContent(/^React \(acquis\)TypeScript \(acquis\)PostgreSQLGraphQL$/);
    await userEvent.click(chips.getByRole('button', { name: 'Retirer TypeScript' }));
    expect(onFilters).toHaveBeenCalledWith({ ...ManyFilters.args.filters, skills: ['React'] });
    expect(chips.getByRole('button', { name: /^Retirer 3 ans/ })).toHaveFocus();
  });

  it('adds skill, place and years with one click each, and shows their counts', () => {
    jest.useFakeTimers();
    try {
      const onFilters = watcher();
      render(<Ready onFilters={onFilters} />);
      expect(screen.getByLabelText('Avec présentation (30)')).toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'React · 16' }));
      fireEvent.click(screen.getByRole('button', { name: 'Laval · 5' }));
      fireEvent.click(screen.getByRole('button', { name: '20 ans et plus · 2' }));
      act(() => jest.advanceTimersByTime(300));
      expect(onFilters.mock.calls).toEqual([
        [{ ...noFilters, skills: ['React'], location: 'Laval', experience_min: 20 }],
      ]);
      expect(screen.queryByRole('button', { name: 'React · 16' })).not.toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: '20 ans et plus · 2' }));
      expect(screen.getByLabelText('Au moins')).toHaveValue('');
    } finally {
      jest.useRealTimers();
    }
  });

  it('changes years by one between 0 and 50, and pay by 5 000', () => {
    render(<Ready />);
    const least = screen.getByLabelText('Au moins');
    for (const key of ['ArrowUp', 'ArrowUp']) fireEvent.keyDown(least, { key });
    expect(least).toHaveValue('1');
    for (const key of ['ArrowDown', 'ArrowDown']) fireEvent.keyDown(least, { key });
    expect(least).toHaveValue('');
    fireEvent.change(least, { target: { value: '70' } });
    fireEvent.blur(least);
    expect(least).toHaveValue('50');
    const pay = screen.getByLabelText('Salaire souhaité, minimum');
    fireEvent.keyDown(pay, { key: 'ArrowUp' });
    expect(pay).toHaveValue('5\u00a0000');
  });

  it('follows the address on Back', () => {
    const { rerender } = render(<ManyFilters />);
    expect(screen.getByLabelText('Lieu')).toHaveValue('Montréal');
    rerender(<ManyFilters filters={noFilters} />);
    expect(screen.getByLabelText('Lieu')).toHaveValue('');
  });

  it('clears everything except the order', async () => {
    const onFilters = watcher();
    render(<NothingFound filters={{ ...noFilters, search: 'x', sort_by: 'newest' }} onFilters={onFilters} />);
    const [first] = screen.getAllByRole('button', { name: 'Tout effacer' });
    if (first) await userEvent.click(first);
    expect(onFilters).toHaveBeenCalledWith({ ...noFilters, sort_by: 'newest' });
  });

  it('suggests filters to remove if nobody was found', async () => {
    const onFilters = watcher();
    render(<NothingUnderManyFilters onFilters={onFilters} />);
    expect(screen.getByText(/Chaque compétence ajoutée réduit les résultats/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Retirer\s: React$/ }));
    expect(onFilters).toHaveBeenCalledWith({ ...NothingUnderManyFilters.args.filters, skills: ['TypeScript'] });
  });

  it('distinguishes an error from no results, and keeps the filters', async () => {
    const retry = jest.fn();
    render(<Failed candidates={{ status: 'failed', error: new Error('x'), retry }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/^Personne/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Recherche')).toHaveValue('soins');
  });

  it('says that the results are approximate', () => {
    render(<NearResults />);
    expect(screen.getByText(/ne contient «\sdevloppeur\s»/)).toBeInTheDocument();
  });

  it('moves the focus to the first new person after “show more”, and retries after an error', async () => {
    const onMore = jest.fn();
    const { rerender, unmount } = render(<Ready onMore={onMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'En voir plus' }));
    const data = Ready.args.candidates?.status === 'ready' ? Ready.args.candidates.data : undefined;
    const [first] = data?.items ?? [];
    if (!data || !first) throw new Error('the story has nobody');
    const more = { ...first, id: '0199f0c2-0000-7000-8000-00000000ee01' };
    rerender(
      <Ready onMore={onMore} candidates={{ status: 'ready', data: { ...data, items: [...data.items, more] } }} />,
    );
    expect(screen.getByRole('link', { name: 'Candidat·e #EE01' })).toHaveFocus();
    unmount();
    render(<MoreFailed onMore={onMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onMore).toHaveBeenCalledTimes(2);
  });
});
