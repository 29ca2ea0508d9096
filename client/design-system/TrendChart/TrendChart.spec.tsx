import { render, screen, within } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './TrendChart.stories';

const { TwoSeries } = composeStories(stories);

it('gives all values of the bars in a sentence and a table', () => {
  render(<TwoSeries />);
  expect(screen.getByText('38 candidatures et 3 embauches en 4 semaines.')).toBeInTheDocument();
  const table = screen.getByRole('table', { hidden: true });
  expect(table).toHaveTextContent('Candidatures et embauches');
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(5);
  expect(rows[4]).toHaveTextContent('22 mars');
  expect(rows[4]).toHaveTextContent('13');
  expect(rows[4]).toHaveTextContent('2');
});
