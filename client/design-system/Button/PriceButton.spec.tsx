import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './PriceButton.stories';

it('has the price in its name', () => {
  const { OneCredit } = composeStories(stories);
  render(<OneCredit />);
  expect(screen.getByRole('button', { name: 'Réserver · 1 crédit' })).toBeEnabled();
});

it('keeps showing the price when it is disabled', () => {
  const { NotEnoughCredits } = composeStories(stories);
  render(<NotEnoughCredits />);
  expect(screen.getByRole('button', { name: 'Contacter directement · 3 crédits' })).toBeDisabled();
});
