import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './StudioBookingView.stories';

const { Empty, Booked, AddressToConfirm, AddressConfirmedTooLate, SignedIn } = storiesOf(stories);
const nothing = (): Promise<void> => Promise.resolve();
const day = (date: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (found === null) throw new Error(`no ${date}`);
  return found;
};
const time = (value: string): HTMLElement => screen.getByDisplayValue(value);

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Nom complet'), 'Aline Bouchard');
  await userEvent.type(screen.getByLabelText('Courriel'), 'aline@exemple.ca');
}
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Demander cette séance/ }));

describe('booking the studio', () => {
  it('disables the times until a day is chosen, and refuses Saturdays with the reason', async () => {
    render(<Empty />);
    expect(time('11:00')).toBeDisabled();
    await userEvent.click(day('2026-12-12'));
    expect(screen.getAllByText('Choisissez un jour de semaine (du lundi au vendredi)')).not.toEqual([]);
    expect(time('11:00')).toBeDisabled();
    await userEvent.click(day('2026-12-25'));
    expect(screen.getAllByText(/fermé ce jour-là.*Noël/)).not.toEqual([]);
    await userEvent.click(day('2026-12-10'));
    expect(time('11:00')).toBeEnabled();
    // A booked time is not offered.
    expect(screen.queryByDisplayValue('10:00')).toBeNull();
  });

  it('says that a day is full', async () => {
    render(<Empty />);
    await userEvent.click(day('2026-12-09'));
    expect(await screen.findByText('Aucun créneau disponible')).toBeInTheDocument();
    expect(screen.getByText(/\(Complet\)/)).toBeInTheDocument();
  });

  it('sends the held slot with the typed values', async () => {
    const onBook = jest.fn(nothing);
    render(<Empty onBook={onBook} />);
    await fillIn();
    await submit();
    expect(await screen.findByText(/Choisissez d’abord un jour et une heure/)).toBeInTheDocument();
    await userEvent.click(day('2026-12-10'));
    await userEvent.click(time('11:00'));
    expect(await screen.findByText(/vous est gardé jusqu’à/)).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(onBook).toHaveBeenCalledTimes(1));
    expect(onBook.mock.calls).toEqual([
      [
        expect.objectContaining({
          full_name: 'Aline Bouchard',
          email: 'aline@exemple.ca',
          session_type: 'VIDEO_RECORDING',
          preferred_date: '2026-12-10',
          preferred_time: '11:00',
          hold_token: '0b8f7d5c-6c53-4f3f-9f0c-2f0a2a7d8c11',
        }),
      ],
    ]);
  });

  it('keeps the typed values when somebody was faster, and reads the free slots again', async () => {
    const refresh = jest.fn(nothing);
    const onBook = () => Promise.reject(new ApiError(409, 'BOOKINGS.SLOT_TAKEN', 'Ce créneau vient d’être pris.'));
    render(<Empty onBook={onBook} refresh={refresh} />);
    await fillIn();
    await userEvent.click(day('2026-12-10'));
    await userEvent.click(time('11:00'));
    await submit();
    expect((await screen.findAllByText('Ce créneau vient d’être pris.')).length).toBeGreaterThan(0);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Nom complet')).toHaveValue('Aline Bouchard');
    expect(time('11:00')).not.toBeChecked();
  });

  it('releases the slot when the person leaves the page', async () => {
    const release = jest.fn(nothing);
    const { unmount } = render(<Empty release={release} />);
    await userEvent.click(day('2026-12-10'));
    await userEvent.click(time('11:00'));
    await screen.findByText(/vous est gardé jusqu’à/);
    unmount();
    expect(release.mock.calls).toEqual([['0b8f7d5c-6c53-4f3f-9f0c-2f0a2a7d8c11']]);
  });

  it('shows the booking with its time zone, and allows another one', async () => {
    const onAgain = jest.fn(() => undefined);
    render(<Booked onAgain={onAgain} />);
    expect(screen.getByText(/jeudi 10 décembre 2026/)).toBeInTheDocument();
    expect(screen.getByText('Heure de Montréal (America/Toronto)')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ajouter à mon calendrier' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\.ics$/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Réserver une autre séance' }));
    expect(onAgain).toHaveBeenCalledTimes(1);
  });

  it('asks to open the email within thirty minutes, and sends it again', async () => {
    const onResend = jest.fn(nothing);
    render(<AddressToConfirm onResend={onResend} />);
    expect(screen.getByRole('heading', { name: 'Consultez vos courriels' })).toBeInTheDocument();
    expect(screen.getByText('Confirmez votre adresse dans les 30 minutes')).toBeInTheDocument();
    expect(screen.getByText('Adresse à confirmer')).toBeInTheDocument();
    // The calendar file is offered once the booking is confirmed.
    expect(screen.queryByRole('link', { name: 'Ajouter à mon calendrier' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Renvoyer/ }));
    expect(onResend).toHaveBeenCalledTimes(1);
  });

  it('says that the time is over', () => {
    render(<AddressConfirmedTooLate />);
    expect(screen.getByText(/n’a pas été confirmée à temps/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Renvoyer/ })).toBeNull();
  });

  it('fills in the details of the signed-in person', () => {
    render(<SignedIn />);
    expect(screen.getByLabelText('Courriel')).toHaveValue('aline@exemple.ca');
    expect(screen.getByText(/Cette adresse est déjà confirmée/)).toBeInTheDocument();
  });
});
