import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './EmptyState.stories';

it('explains why it is empty and offers one action', () => {
  const { NoVideoYet } = composeStories(stories);
  render(<NoVideoYet />);
  expect(screen.getByRole('heading', { level: 2, name: 'Pas encore de vidéo' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
