import { render, screen, within } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './BottomBar.stories';

it('shows five links with labels, and marks the current one', () => {
  const { FivePlaces } = composeStories(stories);
  render(<FivePlaces />);
  const bar = within(screen.getByRole('navigation', { name: 'Accès rapide' }));
  expect(bar.getAllByRole('link')).toHaveLength(5);
  expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Demandes');
});
