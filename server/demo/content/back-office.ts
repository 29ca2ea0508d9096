import type { CreateInquiryRequest } from '../../modules/bookings/http/inquiries.contract.js';
import type { CreateBookingRequest } from '../../modules/bookings/http/studio-bookings.contract.js';
import type { FileReportRequest } from '../../modules/messaging/http/reports.contract.js';

/** An inquiry of a company. */
export interface DemoInquiry {
  readonly request: CreateInquiryRequest;
  readonly language: 'fr' | 'en';
}

/** Companies that ask us something. */
export const inquiries: readonly DemoInquiry[] = [
  {
    language: 'fr',
    request: {
      company_name: 'Scierie des Chutes',
      contact_person: 'Denise Fournier',
      email: 'denise.fournier@scierie.example',
      phone: '418 555-0142',
      employee_count: '51-200',
      service: 'RECRUITMENT_SUPPORT',
      message:
        'Nous cherchons six opératrices et opérateurs pour janvier. Pouvez-vous nous aider à écrire les offres et à choisir les questions à répondre en vidéo ?',
    },
  },
  {
    language: 'en',
    request: {
      company_name: 'Harbour Dental Group',
      contact_person: 'Neil Abbott',
      email: 'neil.abbott@harbour.example',
      employee_count: '11-50',
      service: 'CONSULTATION',
      message: 'How do your credits work for three clinics with one owner? A call this week would be enough.',
    },
  },
];

/** A studio session of a job seeker of the demo, whose address is verified. */
export interface DemoBooking {
  readonly seeker: string;
  readonly inDays: number;
  readonly request: Omit<CreateBookingRequest, 'full_name' | 'email' | 'preferred_date'>;
}

export const studioBookings: readonly DemoBooking[] = [
  {
    seeker: 'yasmine.haddad',
    inDays: 5,
    request: {
      session_type: 'VIDEO_RECORDING',
      preferred_time: '10:00',
      message: 'Je suis plus à l’aise avec quelqu’un derrière la caméra.',
    },
  },
  {
    seeker: 'hannah.goldberg',
    inDays: 7,
    request: { session_type: 'PROFILE', preferred_time: '13:00', message: null },
  },
];

/** A job seeker reports a posting. */
export interface DemoReport {
  readonly seeker: string;
  /** First words of the posting's title. */
  readonly job: string;
  readonly reason: FileReportRequest['reason'];
  readonly details: string;
}

export const reports: readonly DemoReport[] = [
  {
    seeker: 'olivier.dufour',
    job: 'Cuisinière ou cuisinier, comptoir du midi',
    reason: 'FALSE_INFORMATION',
    details: 'Au téléphone, on m’a parlé d’un horaire de nuit; l’offre parle du midi.',
  },
];
