import { render, screen, within } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Footer.stories';

it('shows its links in named groups', () => {
  const { EveryPage } = composeStories(stories);
  render(<EveryPage />);
  const legal = within(screen.getByRole('navigation', { name: 'Mentions légales' }));
  expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/legal/privacy-policy',
    '/legal/terms-of-service',
    '/legal/cookie-policy',
  ]);
});
