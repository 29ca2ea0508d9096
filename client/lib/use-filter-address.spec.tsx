import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { useFilterAddress } from './use-filter-address';

interface Filters {
  readonly words: string;
  readonly remote: boolean;
}

const inAddress = {
  read: (address: URLSearchParams): Filters => ({
    words: address.get('words') ?? '',
    remote: address.get('remote') === 'true',
  }),
  write: ({ words, remote }: Filters) =>
    new URLSearchParams({ ...(words !== '' && { words }), ...(remote && { remote: 'true' }) }),
  typedField: (before: Filters, after: Filters) =>
    before.words !== after.words && before.remote === after.remote ? 'words' : null,
};

function start(at: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ ...useFilterAddress(inAddress), back: useNavigate() }), { wrapper }).result;
}

describe('filters in the address', () => {
  it('go back word by word and choice by choice, not character by character', async () => {
    const result = start('/people');
    expect(result.current.isBare).toBe(true);
    for (const words of ['s', 'so', 'soi']) act(() => result.current.ask({ words, remote: false }));
    act(() => result.current.ask({ words: 'soi', remote: true }));
    expect(result.current.filters).toEqual({ words: 'soi', remote: true });
    await act(async () => void (await result.current.back(-1)));
    expect(result.current.filters).toEqual({ words: 'soi', remote: false });
    await act(async () => void (await result.current.back(-1)));
    expect(result.current.filters).toEqual({ words: '', remote: false });
  });

  it('can replace the history entry', async () => {
    const result = start('/people?words=a');
    act(() => result.current.replace({ words: 'b', remote: false }));
    expect(result.current.filters.words).toBe('b');
    await act(async () => void (await result.current.back(-1)));
    expect(result.current.filters.words).toBe('b');
  });
});
