import { reservationSections, type ReservationSection } from '@modules/reservations/http/reservations.contract';

/** Which of the company's reservations are shown; it lives in the address. */
export function sectionFrom(address: URLSearchParams): ReservationSection {
  return reservationSections.find((section) => section === address.get('section')) ?? 'active';
}

export function addressOf(section: ReservationSection): URLSearchParams {
  return new URLSearchParams(section === 'active' ? {} : { section });
}

/** The one reservation that somebody followed a link to; null where all of a section are shown. */
export function oneFrom(address: URLSearchParams): string | null {
  return address.get('reservation');
}
