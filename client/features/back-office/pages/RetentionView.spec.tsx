import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './RetentionView.stories';

const { Empty, Nights } = storiesOf(stories);

describe('the retention reports', () => {
  it('show the time of a run, what it erased, and what it checked', () => {
    render(<Nights />);
    const [last, before] = screen.getAllByRole('table').map((table) => table.closest('li')!);
    expect(within(last!).getByText('44 éléments effacés')).toBeInTheDocument();
    const row = within(last!).getByRole('row', { name: /^Sessions/ });
    expect(within(row).getByText('30 jours')).toBeInTheDocument();
    expect(within(row).getByText('42')).toBeInTheDocument();
    expect(within(last!).getByRole('row', { name: /^Candidatures/ })).toHaveTextContent('3 ans');
    expect(within(last!).getByText(/^Vérifié, rien à effacer : .*Paiements et factures/)).toBeInTheDocument();
    expect(within(before!).getByText('1 élément effacé')).toBeInTheDocument();
    expect(screen.getByText('Rien à effacer cette nuit-là.')).toBeInTheDocument();
  });

  it('go back as far as they are kept', async () => {
    const onMore = jest.fn();
    render(<Nights onMore={onMore} />);
    await userEvent.click(screen.getByRole('button', { name: /plus/ }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('announce the time of the first run', () => {
    render(<Empty />);
    expect(screen.getByText(/la nuit prochaine/)).toBeInTheDocument();
  });
});
