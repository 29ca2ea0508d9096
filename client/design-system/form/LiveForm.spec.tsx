import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LiveForm } from './LiveForm';

interface Search {
  readonly words: string;
}

const REST_MS = 300;
/** Milliseconds until the router returns the new address as values. */
const ADDRESS_MS = 200;
const asked: string[] = [];
/** Another part of the page changes the address. */
const elsewhere: { goTo: (search: Search) => void } = { goTo: () => undefined };

function Words() {
  const { register } = useFormContext<Search>();
  return <input aria-label="Words" {...register('words')} />;
}

function Filters() {
  const [values, setValues] = useState<Search>({ words: '' });
  useEffect(() => {
    elsewhere.goTo = setValues;
  }, []);
  const onChange = (search: Search): void => {
    asked.push(search.words);
    setTimeout(() => setValues({ ...search }), ADDRESS_MS);
  };
  return (
    <LiveForm values={values} onChange={onChange} isSame={(a, b) => a.words === b.words} restMs={REST_MS}>
      <Words />
    </LiveForm>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (words: string) => fireEvent.input(field(), { target: { value: words } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('filters that follow the address', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    asked.length = 0;
    render(<Filters />);
  });
  afterEach(() => jest.useRealTimers());

  it('keep the characters typed while the address changes', async () => {
    type('dev');
    await pass(REST_MS);
    type('deve');
    await pass(ADDRESS_MS);
    expect(field().value).toBe('deve');
    await pass(REST_MS + ADDRESS_MS);
    expect([field().value, asked]).toEqual(['deve', ['dev', 'deve']]);
  });

  it('are sent again if the first text is typed again before the address changed', async () => {
    type('dev');
    await pass(REST_MS);
    type('');
    await pass(REST_MS + ADDRESS_MS);
    expect([field().value, asked]).toEqual(['', ['dev', '']]);
  });

  it('keep typed characters when the page renders again with a copy of the same filter', async () => {
    type('dev');
    act(() => elsewhere.goTo({ words: '' }));
    await pass(REST_MS + ADDRESS_MS);
    type('deve');
    act(() => elsewhere.goTo({ words: 'dev' }));
    await pass(REST_MS + ADDRESS_MS);
    type('devel');
    await pass(REST_MS);
    // It has been asked for and is not in the address yet.
    act(() => elsewhere.goTo({ words: 'deve' }));
    await pass(ADDRESS_MS);
    expect([field().value, asked]).toEqual(['devel', ['dev', 'deve', 'devel']]);
  });

  it('follow an address that changed elsewhere, also in the middle of a word', async () => {
    type('dev');
    await pass(REST_MS + ADDRESS_MS);
    type('deve');
    act(() => elsewhere.goTo({ words: 'nurse' }));
    await pass(REST_MS + ADDRESS_MS);
    expect([field().value, asked]).toEqual(['nurse', ['dev']]);
  });
});
