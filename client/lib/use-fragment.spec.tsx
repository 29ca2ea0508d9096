import { act, render, screen } from '@testing-library/react';
import { type Location, MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { useFragment } from './use-fragment';

function open(address: string) {
  const seen: { location?: Location; navigate?: NavigateFunction } = {};
  function Token() {
    const token = useFragment().get('token');
    seen.location = useLocation();
    seen.navigate = useNavigate();
    return <p>{token ?? 'nothing'}</p>;
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Token />
    </MemoryRouter>,
  );
  return seen;
}

describe('the secret in the fragment of a link', () => {
  it('is read, and removed from the address', () => {
    const { location } = open('/reset-password?lang=fr#token=abc_DEF-123');
    expect(screen.getByText('abc_DEF-123')).toBeInTheDocument();
    expect(location).toMatchObject({ pathname: '/reset-password', search: '?lang=fr', hash: '' });
  });

  it('is removed from the history too', async () => {
    const seen = open('/reset-password#token=abc');
    await act(async () => seen.navigate?.('/login'));
    await act(async () => seen.navigate?.(-1));
    expect(seen.location).toMatchObject({ pathname: '/reset-password', hash: '' });
  });

  it('is replaced when a second link is opened in the same place', async () => {
    const seen = open('/reset-password#token=first');
    await act(async () => seen.navigate?.('/reset-password#token=second'));
    expect(screen.getByText('second')).toBeInTheDocument();
    expect(seen.location?.hash).toBe('');
  });

  it('is missing if the link is incomplete', () => {
    open('/reset-password');
    expect(screen.getByText('nothing')).toBeInTheDocument();
  });
});
