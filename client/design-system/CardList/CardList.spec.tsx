import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './CardList.stories';

const { TwoOfMany, MoreFailed, AllShown } = composeStories(stories);

it('shows each row in a list, and a button for the next page', () => {
  render(<TwoOfMany />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'En voir plus' })).toBeEnabled();
});

it('keeps the rows when the next page fails', () => {
  render(<MoreFailed />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
});

it('ends without a button', () => {
  render(<AllShown />);
  expect(screen.queryByRole('button')).toBeNull();
});
