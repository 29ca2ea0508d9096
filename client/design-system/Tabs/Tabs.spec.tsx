import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Tabs.stories';

it('shows one panel, named by its tab, and moves by the arrow keys', async () => {
  const { PendingAndHistory } = composeStories(stories);
  render(<PendingAndHistory />);
  expect(screen.getByRole('tabpanel', { name: 'En attente · 2' })).toHaveTextContent('Studio Boréal');
  await userEvent.click(screen.getByRole('tab', { name: 'En attente · 2' }));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Historique · 12' })).toHaveTextContent('Refusée');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Historique');
});
