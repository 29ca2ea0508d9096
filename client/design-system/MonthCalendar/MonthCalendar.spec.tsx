import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../lib/spec-support/stories';
import * as stories from './MonthCalendar.stories';

const { Choosing } = storiesOf(stories);

describe('the month calendar', () => {
  it('has one tab stop, and arrow keys move inside it', async () => {
    render(<Choosing />);
    const grid = screen.getByRole('grid', { name: 'décembre 2026' });
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    screen.getByRole('button', { name: /^lundi 7 décembre/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('button', { name: /^mardi 15 décembre/ })).toHaveFocus();
  });

  it('also reports unavailable days, so that the page can give the reason', async () => {
    const onDay = jest.fn(() => undefined);
    render(<Choosing onDay={onDay} />);
    const saturday = screen.getByRole('button', { name: 'samedi 12 décembre 2026, indisponible' });
    await userEvent.click(saturday);
    expect(onDay.mock.calls).toEqual([['2026-12-12']]);
    expect(screen.getByRole('button', { name: /vendredi 25 décembre 2026, Noël/ })).toBeInTheDocument();
  });

  it('moves into the next month, but not before the first', async () => {
    const onMonth = jest.fn(() => undefined);
    render(<Choosing onMonth={onMonth} />);
    expect(screen.getByRole('button', { name: 'Mois précédent' })).toBeDisabled();
    screen.getByRole('button', { name: /^jeudi 31 décembre/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onMonth.mock.calls).toEqual([['2027-01']]);
    screen.getByRole('button', { name: /^mardi 1 décembre|^mardi 1er décembre/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onMonth).toHaveBeenCalledTimes(1);
  });
});
