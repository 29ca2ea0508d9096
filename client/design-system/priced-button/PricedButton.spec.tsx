import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './PricedButton.stories';

const { Affordable, SeveralCredits, PriceBeingRead, BalanceNotKnown, BalanceShort } = composeStories(stories);

it('shows the price on the button, in the singular and the plural', async () => {
  const onClick = jest.fn();
  render(<Affordable onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Réserver · 1 crédit' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  render(<SeveralCredits />);
  expect(screen.getByRole('button', { name: 'Présenter en priorité · 3 crédits' })).toBeEnabled();
});

it('is disabled until its price is known', () => {
  render(<PriceBeingRead />);
  expect(screen.getByRole('button')).toBeDisabled();
});

it('leaves the check to the server while the balance is unknown', () => {
  render(<BalanceNotKnown />);
  expect(screen.getByRole('button', { name: 'Réserver · 1 crédit' })).toBeEnabled();
});

it('links to the purchase if the balance is too low, and returns afterwards', () => {
  render(<BalanceShort />);
  const link = screen.getByRole('link', { name: 'Acheter des crédits' });
  expect(link).toHaveAttribute('href', '/subscription?next=%2Frecruiter%2Fcandidates%3Fskills%3DReact');
  expect(link).toHaveAccessibleDescription(/Il vous en manque 1/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('can return to another page', () => {
  render(<BalanceShort returnTo="/recruiter/reservations" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/subscription?next=%2Frecruiter%2Freservations');
});
