import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Button.stories';

const { PrimaryAction, BeingSent, NotAllowedNow, LeadsSomewhere } = composeStories(stories);

it('responds to a click and to the keyboard', async () => {
  const onClick = jest.fn();
  render(<PrimaryAction onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ça m’intéresse' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('keeps its focus and its label while it is busy, and ignores clicks', async () => {
  const onClick = jest.fn();
  render(<BeingSent onClick={onClick} />);
  const button = screen.getByRole('button', { name: /^Publier l’offre\s?, en cours$/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

it('cannot be pressed when it is disabled', async () => {
  const onClick = jest.fn();
  render(<NotAllowedNow onClick={onClick} />);
  expect(screen.getByRole('button')).toBeDisabled();
});

it('is a link if it has an address', () => {
  render(<LeadsSomewhere />);
  expect(screen.getByRole('link', { name: 'Voir les offres' })).toHaveAttribute('href', '/jobs');
  expect(screen.queryByRole('button')).toBeNull();
});
