import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './StateBadge.stories';

it('shows the status as a word in the reader’s language', () => {
  const french = composeStories(stories);
  const { unmount } = render(<french.Pending />);
  expect(screen.getByText('En attente')).toBeInTheDocument();
  unmount();

  const english = composeStories(stories, 'en');
  render(<english.Pending />);
  expect(screen.getByText('Pending')).toBeInTheDocument();
});

it('shows every tone with its word', () => {
  const { Catalog } = composeStories(stories);
  render(<Catalog />);
  for (const word of ['Nouveau', 'Vue', 'Acceptée', 'En attente', 'Échec', 'Archivée'])
    expect(screen.getByText(word)).toBeVisible();
});
