import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ConfirmBookingView.stories';

const { Asking, Confirmed, TooLate, UnknownLink, Offline } = storiesOf(stories);

describe('confirming a studio session', () => {
  it('requires a click', async () => {
    const onConfirm = jest.fn(() => undefined);
    render(<Asking onConfirm={onConfirm} />);
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer ma séance' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('then offers the calendar file and the link to move or cancel', () => {
    render(<Confirmed />);
    expect(screen.getByText(/Votre adresse est confirmée/).closest('[role="status"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Ajouter à mon calendrier' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\.ics$/),
    );
    expect(screen.getByRole('link', { name: 'Déplacer ou annuler' })).toBeInTheDocument();
  });

  it('says that it is too late, and links to a new booking', () => {
    render(<TooLate />);
    expect(screen.getByText(/n’a pas été confirmée à temps/).closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Réserver une autre séance' })).toHaveAttribute('href', '/studio-booking');
    expect(screen.queryByRole('button', { name: 'Confirmer ma séance' })).toBeNull();
  });

  it('says that a link is invalid, and allows another try after a network error', () => {
    const { unmount } = render(<UnknownLink />);
    expect(screen.getByText('Ce lien ne mène à aucune réservation.')).toBeInTheDocument();
    unmount();
    render(<Offline />);
    expect(screen.getByRole('button', { name: 'Confirmer ma séance' })).toBeEnabled();
  });
});
