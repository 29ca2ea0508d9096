import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './EmptyState.stories';

it('says why there is nothing and offers one thing to do', () => {
  const { NoVideoYet } = composeStories(stories);
  render(<NoVideoYet />);
  expect(screen.getByRole('heading', { level: 2, name: 'Pas encore de vidéo' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
