import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../../storybook/compose';
import * as stories from './RecruiterDashboardView.stories';

const { Ready, Loading } = composeStories(stories);

it('shows the age of its figures, and refreshes them', () => {
  render(<Ready />);
  expect(screen.getByText('Chiffres à jour il y a 20 secondes.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Actualiser' })).toBeEnabled();
});

it('shows no age before there are figures', () => {
  render(<Loading />);
  expect(screen.queryByText(/Chiffres à jour/)).toBeNull();
});
