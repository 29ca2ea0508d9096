import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './SegmentedFilter.stories';

it('shows the counts and marks the chosen view', async () => {
  const { WithCounts } = composeStories(stories);
  render(<WithCounts />);
  const group = within(screen.getByRole('group', { name: 'Correspondances à afficher' }));
  expect(group.getByRole('button', { name: 'À décider · 4' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(group.getByRole('button', { name: /Toutes · 1\s240/ }));
  expect(group.getByRole('button', { pressed: true })).toHaveTextContent('Toutes');
});
