import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './LegalView.stories';

const { Privacy, Cookies, Loading, NotLoaded } = storiesOf(stories);

it('shows title, date, the box of Law 25 and a link to each section', () => {
  render(<Privacy />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Politique de confidentialité');
  expect(screen.getByText(/Dernière mise à jour/)).toHaveTextContent('26 novembre 2026');
  expect(screen.getByRole('region', { name: /^Loi 25/ })).toBeInTheDocument();
  const [contents] = screen.getAllByRole('navigation', { name: 'Sur cette page' });
  for (const link of within(contents as HTMLElement).getAllByRole('link')) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toHaveAccessibleName(link.textContent ?? '');
  }
});

it('has a checkbox for each optional category, and none for the necessary one', () => {
  render(<Cookies />);
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-describedby') !== null)).toEqual([
    true,
    true,
    true,
  ]);
  expect(screen.getAllByText('Désactivés')).toHaveLength(3);
  expect(screen.getByRole('table', { name: /garde dans votre navigateur/ })).toBeInTheDocument();
});

it('shows that it loads, and offers a retry', async () => {
  const { unmount } = render(<Loading />);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  unmount();
  const onRetry = jest.fn();
  render(<NotLoaded onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: /Réessayer/ }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
