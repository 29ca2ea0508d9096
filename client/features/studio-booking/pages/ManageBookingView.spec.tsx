import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ManageBookingView.stories';

const { Opened, UnknownLink } = storiesOf(stories);

describe('one booking, by its link', () => {
  it('is cancelled after a confirmation', async () => {
    const onCancel = jest.fn(() => Promise.resolve());
    render(<Opened onCancel={onCancel} />);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler la séance' }));
    expect(onCancel).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annuler la séance' }));
    await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('La séance est annulée.')).toBeInTheDocument();
  });

  it('moves to another slot', async () => {
    const onMove = jest.fn(() => Promise.resolve());
    render(<Opened onMove={onMove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Déplacer' }));
    expect(screen.getByRole('button', { name: 'Déplacer la séance' })).toBeDisabled();
    await userEvent.click(document.querySelector<HTMLElement>('[data-day="2026-12-11"]')!);
    await userEvent.click(screen.getByDisplayValue('09:00'));
    await screen.findByText(/vous est gardé jusqu’à/);
    await userEvent.click(screen.getByRole('button', { name: 'Déplacer la séance' }));
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
    expect(onMove.mock.calls).toEqual([
      [expect.objectContaining({ preferred_date: '2026-12-11', preferred_time: '09:00' })],
    ]);
  });

  it('shows an error, and stays unchanged', async () => {
    render(
      <Opened onCancel={() => Promise.reject(new ApiError(409, 'BOOKINGS.SESSION_BEGUN', 'La séance a commencé.'))} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Annuler la séance' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annuler la séance' }));
    expect(await screen.findByText('La séance a commencé.')).toBeInTheDocument();
  });

  it('distinguishes an invalid link from an unavailable server', () => {
    render(<UnknownLink />);
    expect(screen.getByText('Ce lien ne mène à aucune réservation.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Réessayer/ })).toBeNull();
  });
});
