import type { News } from './news.js';

type Side = 'SEEKER' | 'RECRUITER';

export interface ReservationStep {
  readonly status: 'ACTIVE' | 'MATCHED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED' | 'HIRED';
  readonly by: Side | null;
}

interface Told {
  readonly to: Side;
  readonly news: News;
}

/** Who is told what: the other side than the one that acted, both when time ran out, as the letters about reservations do. */
export function newsOfReservation({ status, by }: ReservationStep): readonly Told[] {
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
