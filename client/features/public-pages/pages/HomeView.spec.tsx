import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './HomeView.stories';

const { Home } = storiesOf(stories);

it('shows what a company sees before and after a reservation', async () => {
  render(<Home />);
  expect(screen.getByText('C*** L***')).toBeVisible();
  expect(screen.queryByText('Camille Lavoie')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pendant 72 heures' }));
  expect(screen.getByText('Camille Lavoie')).toBeVisible();
  expect(screen.queryByText('C*** L***')).toBeNull();
  expect(screen.getByText(/La personne répond oui ou non/)).toBeVisible();
});
