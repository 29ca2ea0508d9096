import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './BrandMark.stories';

const { Decoration, Named, LinkHome, WithTheName } = composeStories(stories);

it('is decorative unless it has a name', () => {
  const { rerender } = render(<Decoration />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Named />);
  expect(screen.getByRole('img', { name: 'Entrevue' })).toBeInTheDocument();
});

it('links to the home page if it has an address', () => {
  render(<LinkHome />);
  expect(screen.getByRole('link', { name: 'Entrevue, accueil' })).toHaveAttribute('href', '/dashboard');
});

it('is no link otherwise', () => {
  render(<WithTheName />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Entrevue')).toBeVisible();
});
