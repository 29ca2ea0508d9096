import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './AppHeader.stories';
import { currentItem } from './navigation-item';

const { Seeker, Recruiter, Visitor } = composeStories(stories);

it('marks the current page, also on its subpages', () => {
  render(<Recruiter />);
  const places = within(screen.getAllByRole('navigation', { name: 'Navigation principale' })[0] as HTMLElement);
  expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Candidat·es');
});

it.each([
  ['/jobs', '/jobs'],
  ['/jobs/12/apply', '/jobs/12'],
  ['/jobsite', undefined],
  ['/', undefined],
])('finds the link of %p', (path, href) => {
  const items = [
    { href: '/jobs', label: 'Offres' },
    { href: '/jobs/12', label: 'Une offre' },
  ];
  expect(currentItem(items, path)).toBe(href);
});

it('opens the user menu and closes it after a choice, with the focus back on its button', async () => {
  const onSelect = jest.fn();
  render(<Seeker userMenu={[{ label: 'Se déconnecter', onSelect }]} />);
  const button = screen.getByRole('button', { name: 'Compte de Camille Tremblay' });
  await userEvent.click(button);
  const menu = await screen.findByRole('menu');
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Se déconnecter' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
});

it('offers theme and language inside the menu', async () => {
  render(<Seeker />);
  await userEvent.click(screen.getByRole('button', { name: 'Compte de Camille Tremblay' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Passer au thème clair' })).toBeVisible();
  expect(menu.getByRole('menuitem', { name: 'English' })).toBeVisible();
});

it('shows visitors the buttons to sign in and sign up', () => {
  render(<Visitor />);
  expect(screen.getAllByRole('link', { name: 'Se connecter' })[0]).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button', { name: /Compte de/ })).toBeNull();
});
