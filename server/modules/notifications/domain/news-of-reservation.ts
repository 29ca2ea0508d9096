import type { News } from './news.js';

type Side = 'SEEKER' | 'RECRUITER';

export interface ReservationStep {
  readonly status: 'ACTIVE' | 'MATCHED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED' | 'HIRED';
  readonly by: Side | null;
}

interface Notice {
  readonly to: Side;
  readonly news: News;
}

/** Notifications for a step of a reservation: to the side that did not act, or to both if it expired. Emails follow the same rule. */
export function newsOfReservation({ status, by }: ReservationStep): readonly Notice[] {
  switch (status) {
    case 'ACTIVE':
      return [{ to: 'SEEKER', news: 'RESERVED' }];
    case 'MATCHED':
      return [{ to: 'RECRUITER', news: 'RESERVATION_ACCEPTED' }];
    case 'REJECTED':
      return [{ to: 'RECRUITER', news: 'RESERVATION_DECLINED' }];
    case 'EXPIRED':
      return [
        { to: 'SEEKER', news: 'RESERVATION_EXPIRED_SEEKER' },
        { to: 'RECRUITER', news: 'RESERVATION_EXPIRED_RECRUITER' },
      ];
    case 'CANCELLED':
      if (by === null) return [];
      return [
        by === 'SEEKER'
          ? { to: 'RECRUITER', news: 'RESERVATION_CANCELLED_RECRUITER' }
          : { to: 'SEEKER', news: 'RESERVATION_CANCELLED_SEEKER' },
      ];
    case 'HIRED':
      return [
        by === 'SEEKER'
          ? { to: 'RECRUITER', news: 'RESERVATION_HIRED_RECRUITER' }
          : { to: 'SEEKER', news: 'RESERVATION_HIRED_SEEKER' },
      ];
  }
}
