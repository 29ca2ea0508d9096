import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../../lib/api-error';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './SpotlightCard.stories';

const { NotYet, Possible, Running } = storiesOf(stories);
type Buy = () => Promise<{ spotlight_until: string }>;

it('costs the price on its button, and is paid after a confirmation', async () => {
  const onBuy = jest.fn<Buy>(() => Promise.resolve({ spotlight_until: '2026-11-28T19:30:00.000Z' }));
  render(<Possible onBuy={onBuy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mettre en vedette · 5 crédits' }));
  expect(onBuy).not.toHaveBeenCalled();
  expect(await screen.findByText(/^5 crédits seront retirés de votre solde/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Payer 5 crédits' }));
  await waitFor(() => expect(onBuy).toHaveBeenCalledTimes(1));
  expect(await screen.findByText(/^En vedette jusqu’au 28 novembre 2026/)).toBeVisible();
});

it('shows in place why it was not bought', async () => {
  const onBuy = jest.fn<Buy>(() => Promise.reject(new ApiError(402, 'CREDITS.INSUFFICIENT', 'Il manque 3 crédits.')));
  render(<Possible onBuy={onBuy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mettre en vedette · 5 crédits' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Payer 5 crédits' }));
  expect(await screen.findByText('Il manque 3 crédits.')).toBeVisible();
});

it('shows its end date, and can be extended', () => {
  render(<Running />);
  expect(screen.getByText(/^En vedette jusqu’au 28 novembre 2026/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Prolonger de sept jours · 5 crédits' })).toBeEnabled();
});

it('is not offered without a saved page', () => {
  render(<NotYet />);
  expect(screen.queryByRole('button')).toBeNull();
});
