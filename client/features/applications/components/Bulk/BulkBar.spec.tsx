import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../../lib/spec-support/stories';
import type { Selection } from '../../domain/selection';
import * as stories from './BulkBar.stories';

const { Three } = storiesOf(stories);
const selectionOf = (count: number): Selection =>
  new Map(
    Array.from({ length: count }, (_, at) => [
      `${at}`,
      { id: `${at}`, name: `Personne ${at}`, actions: [], moves: [] },
    ]),
  );

it.each([
  [1, null],
  [2, '/compare?0,1'],
  [4, '/compare?0,1,2,3'],
  [5, null],
])('compares two to four people: %i selected', (count, href) => {
  render(<Three selection={selectionOf(count)} comparisonOf={(ids) => `/compare?${ids.join(',')}`} />);
  expect(screen.queryByRole('link', { name: 'Comparer' })?.getAttribute('href') ?? null).toBe(href);
});
