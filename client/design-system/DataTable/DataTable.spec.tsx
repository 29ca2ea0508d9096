import { render, screen, within } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './DataTable.stories';

it('is a named table whose rows are named by their first cell', () => {
  const { Wide } = composeStories(stories);
  render(<Wide />);
  const table = within(screen.getByRole('table', { name: 'Durées de conservation' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Renseignements', 'Durée']);
  expect(within(table.getByRole('row', { name: /Paiements/ })).getByRole('cell')).toHaveTextContent('7 ans');
});

it('marks the heads and cells of its columns of figures', () => {
  const { WithFigures } = composeStories(stories);
  const { container } = render(<WithFigures />);
  expect([...container.querySelectorAll('[data-kind="figure"]')].map((cell) => cell.tagName)).toEqual([
    ...['TH', 'TH'],
    ...['TD', 'TD', 'TD', 'TD'],
  ]);
});
