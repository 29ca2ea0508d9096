import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './PriceButton.stories';

it('says what it costs in its name', () => {
  const { OneCredit } = composeStories(stories);
  render(<OneCredit />);
  expect(screen.getByRole('button', { name: 'Réserver · 1 crédit' })).toBeEnabled();
});

it('keeps the price in sight when it cannot be paid', () => {
  const { NotEnoughCredits } = composeStories(stories);
  render(<NotEnoughCredits />);
  expect(screen.getByRole('button', { name: 'Contacter directement · 3 crédits' })).toBeDisabled();
});
