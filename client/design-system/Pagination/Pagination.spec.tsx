import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Pagination.stories';

it('names its pages in the reader’s language and reports the chosen one', async () => {
  const { InTheMiddle } = composeStories(stories);
  const onPage = jest.fn();
  render(<InTheMiddle onPage={onPage} />);
  expect(screen.getByRole('navigation', { name: 'Pages de l’historique' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 5, page actuelle' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
  expect(onPage.mock.calls).toEqual([[6], [4]]);
});
