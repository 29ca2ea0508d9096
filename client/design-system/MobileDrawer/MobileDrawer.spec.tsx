import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './MobileDrawer.stories';

const { SignedIn, Visitor } = composeStories(stories);

it('shows the links and closes when one is chosen', async () => {
  const onClose = jest.fn();
  render(<SignedIn onClose={onClose} />);
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('link', { current: 'page' })).toHaveTextContent('Correspondances');
  await userEvent.click(drawer.getByRole('link', { name: 'Offres' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes on Escape', async () => {
  const onClose = jest.fn();
  render(<SignedIn onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('runs an action of the user menu', async () => {
  const onSelect = jest.fn();
  render(<SignedIn userMenu={[{ label: 'Se déconnecter', onSelect }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('shows visitors the buttons to sign in and sign up', () => {
  render(<Visitor />);
  expect(screen.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/register');
});
