import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../../storybook/compose';
import * as stories from './RecruiterDashboardView.stories';

const { Ready, Loading } = composeStories(stories);

it('says how old its figures are, and can be asked for new ones', () => {
  render(<Ready />);
  expect(screen.getByText('Chiffres à jour il y a 20 secondes.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Actualiser' })).toBeEnabled();
});

it('says nothing of their age before there are any', () => {
  render(<Loading />);
  expect(screen.queryByText(/Chiffres à jour/)).toBeNull();
});
