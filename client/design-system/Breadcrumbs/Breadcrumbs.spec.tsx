import { render, screen, within } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Breadcrumbs.stories';

it('links to the levels above and marks the current page', () => {
  const { OneLevelDown } = composeStories(stories);
  render(<OneLevelDown />);
  const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(trail.getByRole('link', { name: 'Offres' })).toHaveAttribute('href', '/jobs');
  expect(trail.getByText('Infirmière clinicienne')).toHaveAttribute('aria-current', 'page');
});
