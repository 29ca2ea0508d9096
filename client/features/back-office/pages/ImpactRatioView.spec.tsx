import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ImpactRatioView.stories';

const { Ratios, NobodyTold } = storiesOf(stories);

describe('the impact ratios', () => {
  it('name the groups below four fifths, in words', () => {
    render(<Ratios />);
    const row = screen.getByRole('row', { name: /Moyen-Oriental/ });
    expect(within(row).getByText('0,745')).toBeInTheDocument();
    expect(within(row).getByText('Sous 0,80')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /^Femme/ })).queryByText('Sous 0,80')).toBeNull();
  });

  it('show how many groups are too small to be listed', () => {
    render(<Ratios />);
    expect(screen.getByText(/^4\sgroupes/)).toBeInTheDocument();
    expect(screen.getByText(/^Un groupe/)).toBeInTheDocument();
  });

  it('say that there is nothing to compare if nobody declared a group', () => {
    render(<NobodyTold />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Rien à comparer pour l’instant')).toBeInTheDocument();
  });
});
