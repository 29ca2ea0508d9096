import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toDeliver, waitingBooking } from '../../../lib/examples/bookings';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './AdminBookingsView.stories';

const { Waiting, VideoIsLate } = storiesOf(stories);
const changes = () => jest.fn(() => Promise.resolve());

describe('the operators’ studio', () => {
  it('shows the remaining time to answer, and confirms with one click', async () => {
    const onChange = changes();
    render(<Waiting onChange={onChange} />);
    expect(screen.getByText('À confirmer d’ici')).toBeInTheDocument();
    expect(screen.getByText(/1 jour et 23 heures/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Confirmer.*Aline/ }));
    await waitFor(() => expect(onChange.mock.calls).toEqual([[waitingBooking.id, { action: 'CONFIRM' }]]));
  });

  it('shows that a video is late, and marks it as delivered', async () => {
    const onChange = changes();
    render(<VideoIsLate onChange={onChange} />);
    expect(screen.getByText('Livraison en retard de')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Vidéo livrée.*Luc/ }));
    await waitFor(() => expect(onChange.mock.calls).toEqual([[toDeliver.id, { action: 'DELIVER' }]]));
  });

  it('moves a booking with the public calendar', async () => {
    const onChange = changes();
    render(<Waiting onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /^Déplacer.*Aline/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(document.querySelector<HTMLElement>('[role="dialog"] [data-day="2026-12-11"]')!);
    await userEvent.click(dialog.getByDisplayValue('14:00'));
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer la séance' }));
    await waitFor(() =>
      expect(onChange.mock.calls).toEqual([
        [waitingBooking.id, { action: 'MOVE', preferred_date: '2026-12-11', preferred_time: '14:00' }],
      ]),
    );
  });

  it('asks before cancelling', async () => {
    const onChange = changes();
    render(<Waiting onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /^Annuler la séance.*Aline/ }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annuler la séance' }));
    await waitFor(() => expect(onChange.mock.calls).toEqual([[waitingBooking.id, { action: 'CANCEL' }]]));
  });

  it('closes a day with a reason', async () => {
    const onCloseDay = jest.fn(() => Promise.resolve());
    render(<Waiting onCloseDay={onCloseDay} />);
    expect(screen.getByText(/Travaux · 1 séance à déplacer/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Jour'), '2026-12-31');
    await userEvent.type(screen.getByLabelText(/^Raison/), 'Inventaire');
    await userEvent.click(screen.getByRole('button', { name: 'Fermer ce jour' }));
    await waitFor(() => expect(onCloseDay.mock.calls).toEqual([[{ day: '2026-12-31', reason: 'Inventaire' }]]));
  });
});
