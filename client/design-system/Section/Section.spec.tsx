import { render, screen, within } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Section.stories';

it('is a region named by its heading', () => {
  const { WithALinkToAll } = composeStories(stories);
  render(<WithALinkToAll />);
  const region = within(screen.getByRole('region', { name: 'Vos meilleures correspondances' }));
  expect(region.getByRole('heading', { level: 2 })).toBeVisible();
  expect(region.getByRole('link', { name: 'Toutes les voir' })).toHaveAttribute('href', '/matches');
});
