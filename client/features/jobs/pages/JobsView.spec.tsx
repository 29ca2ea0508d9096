import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import { type JobFilters, noFilters } from '../domain/job-filters';
import * as stories from './JobsView.stories';

const { Ready, Filtered, NothingFound, Failed } = storiesOf(stories);
const watcher = () => jest.fn<(filters: JobFilters) => void>();

/** jsdom knows no widths: the wide layout, where the filters are a column. */
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
  it('asks half a second after the last key, once', () => {
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

  it('always shows the total, and how many filters are set', () => {
    render(<Filtered />);
    expect(screen.getByRole('heading', { name: '1 offre' })).toBeInTheDocument();
    expect(screen.getByText('2 filtres')).toBeInTheDocument();
  });

  it('follows the address when somebody goes back', () => {
    const { rerender } = render(<Filtered />);
    expect(screen.getByLabelText('Recherche')).toHaveValue('soins');
    rerender(<Filtered filters={noFilters} />);
    expect(screen.getByLabelText('Recherche')).toHaveValue('');
  });

  it('clears everything but the order', async () => {
    const onFilters = watcher();
    render(<NothingFound filters={{ ...noFilters, search: 'dompteuse', sort_by: 'salary' }} onFilters={onFilters} />);
    const [first] = screen.getAllByRole('button', { name: 'Tout effacer' });
    if (first) await userEvent.click(first);
    expect(onFilters).toHaveBeenCalledWith({ ...noFilters, sort_by: 'salary' });
  });

  it('says that it failed, which is not the same as nothing, and tries again', async () => {
    const retry = jest.fn();
    render(<Failed jobs={{ status: 'failed', error: new Error('x'), retry }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/Aucune offre/)).not.toBeInTheDocument();
  });
});
