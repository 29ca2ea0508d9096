import { reservationSections, type ReservationSection } from '@modules/reservations/http/reservations.contract';

/** The section shown, read from the address. */
export function sectionFrom(address: URLSearchParams): ReservationSection {
  return reservationSections.find((section) => section === address.get('section')) ?? 'active';
}

export function addressOf(section: ReservationSection): URLSearchParams {
  return new URLSearchParams(section === 'active' ? {} : { section });
}

/** Id of the reservation that a link named; null if all of a section are shown. */
export function oneFrom(address: URLSearchParams): string | null {
  return address.get('reservation');
}
