import type { AdminBooking, ClosuresPage } from '@modules/bookings/http/admin-bookings.contract';
import type { EventAnswer } from '@modules/bookings/http/events.contract';
import type { AdminInquiry } from '@modules/bookings/http/inquiries.contract';
import {
  type Booking,
  slotTimes,
  type StudioCalendar,
  type StudioDay,
} from '@modules/bookings/http/studio-bookings.contract';

/** Data of the studio, inquiries and events, for stories and specs. Today is Monday, 7 December 2026. */
export const TODAY = '2026-12-07';

function dayOf(date: string): StudioDay {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const none = { reason: null, times: [] };
  if (weekday === 0 || weekday === 6) return { date, state: 'WEEKEND', ...none };
  if (date < TODAY) return { date, state: 'PAST', ...none };
  if (date === '2026-12-25') return { date, state: 'HOLIDAY', reason: 'Noël', times: [] };
  if (date === '2026-12-24') return { date, state: 'CLOSED', reason: 'Travaux', times: [] };
  const isFull = date === '2026-12-09';
  const times = slotTimes.map((time) => ({
    time,
    state: isFull || time === '10:00' ? ('TAKEN' as const) : ('FREE' as const),
  }));
  return { date, state: isFull ? 'FULL' : 'OPEN', reason: null, times };
}

export const december: StudioCalendar = {
  month: '2026-12',
  today: TODAY,
  last_day: '2027-12-07',
  time_zone: 'America/Toronto',
  session_minutes: 45,
  hold_seconds: 300,
  days: Array.from({ length: 31 }, (_, at) => dayOf(`2026-12-${String(at + 1).padStart(2, '0')}`)),
};

export const booking: Booking = {
  id: '0199f0c2-0000-7000-8000-0000000d0001',
  preferred_date: '2026-12-10',
  preferred_time: '11:00',
  session_type: 'VIDEO_RECORDING',
  status: 'PENDING',
  confirm_by: null,
  lapsed: false,
  starts_at: '2026-12-10T16:00:00.000Z',
  ends_at: '2026-12-10T16:45:00.000Z',
  time_zone: 'America/Toronto',
  location: 'Studio Entrevue, Montréal',
  full_name: 'Aline Bouchard',
  email: 'aline@exemple.ca',
  ics_url: 'http://localhost:3000/api/studio-bookings/calendar/ticket.ics',
  manage_url: 'http://localhost:3000/studio-booking/manage#token=opens',
  created_at: '2026-12-07T15:00:00.000Z',
  allowed_actions: ['MOVE', 'CANCEL'],
};

/** Just booked; the email is not confirmed yet. The date is far ahead, so that it does not expire in a story. */
export const unconfirmedBooking: Booking = {
  ...booking,
  confirm_by: '2099-12-07T15:30:00.000Z',
  allowed_actions: ['CANCEL', 'RESEND'],
};

export const lapsedBooking: Booking = {
  ...booking,
  status: 'CANCELLED',
  confirm_by: '2026-12-07T15:30:00.000Z',
  lapsed: true,
  allowed_actions: [],
};

export const waitingBooking: AdminBooking = {
  id: booking.id,
  preferred_date: booking.preferred_date,
  preferred_time: booking.preferred_time,
  starts_at: booking.starts_at,
  ends_at: booking.ends_at,
  session_type: 'VIDEO_RECORDING',
  status: 'PENDING',
  full_name: booking.full_name,
  email: booking.email,
  phone: '514 555-0199',
  company_name: 'Boulangerie du Mile End',
  message: 'Je viens avec deux collègues.',
  language: 'fr',
  created_at: '2026-12-07T15:00:00.000Z',
  confirm_by: null,
  lapsed: false,
  contact_by: '2026-12-09T15:00:00.000Z',
  deliver_by: '2026-12-12T16:45:00.000Z',
  delivered_at: null,
  history: [
    {
      from_status: null,
      to_status: 'PENDING',
      preferred_date: booking.preferred_date,
      preferred_time: booking.preferred_time,
      party: 'GUEST',
      at: '2026-12-07T15:00:00.000Z',
    },
  ],
  allowed_actions: ['CONFIRM', 'MOVE', 'CANCEL'],
};

/** Just booked; the person's email is not confirmed yet. */
export const unconfirmedWaiting: AdminBooking = {
  ...waitingBooking,
  id: '0199f0c2-0000-7000-8000-0000000d0003',
  created_at: '2026-12-07T15:45:00.000Z',
  confirm_by: '2026-12-07T16:15:00.000Z',
};

/** The session was yesterday, so the video is due. */
export const toDeliver: AdminBooking = {
  ...waitingBooking,
  id: '0199f0c2-0000-7000-8000-0000000d0002',
  status: 'CONFIRMED',
  full_name: 'Luc Gagnon',
  preferred_date: '2026-12-04',
  starts_at: '2026-12-04T16:00:00.000Z',
  ends_at: '2026-12-04T16:45:00.000Z',
  deliver_by: '2026-12-06T16:45:00.000Z',
  company_name: null,
  message: null,
  allowed_actions: ['MOVE', 'CANCEL', 'DELIVER'],
};

export const closures: ClosuresPage = {
  closures: [
    {
      id: '0199f0c2-0000-7000-8000-0000000d0010',
      day: '2026-12-24',
      reason: 'Travaux',
      closed_at: '2026-12-01T15:00:00.000Z',
      bookings: 1,
    },
  ],
  total: 1,
  page: 1,
  limit: 100,
  holidays: [
    { day: '2026-12-25', name: 'Noël' },
    { day: '2027-01-01', name: 'Jour de l’An' },
  ],
};

export const newInquiry: AdminInquiry = {
  id: '0199f0c2-0000-7000-8000-0000000d0020',
  company_name: 'Boulangerie du Mile End',
  contact_person: 'Nadia Lefebvre',
  email: 'nadia@boulangerie.example',
  phone: '514 555-0123',
  employee_count: '500+',
  company_size: '501-1000',
  service: 'RECRUITMENT_SUPPORT',
  message: 'Nous cherchons deux personnes pour la nuit.\nPouvez-vous nous appeler ?',
  language: 'fr',
  status: 'NEW',
  created_at: '2026-12-07T10:00:00.000Z',
  reply_by: '2026-12-08T10:00:00.000Z',
  answered_at: null,
  invitation_id: null,
  history: [{ from_status: null, to_status: 'NEW', note: null, at: '2026-12-07T10:00:00.000Z' }],
  allowed_actions: ['ANSWERED', 'CONVERTED', 'CLOSED', 'NOTE'],
};

export const lateInquiry: AdminInquiry = {
  ...newInquiry,
  id: '0199f0c2-0000-7000-8000-0000000d0021',
  company_name: 'Coopérative de transport adapté de la région de la Capitale-Nationale et de Chaudière-Appalaches',
  reply_by: '2026-12-07T12:00:00.000Z',
  employee_count: null,
  company_size: null,
  phone: null,
};

export const workshop: EventAnswer = {
  id: '0199f0c2-0000-7000-8000-0000000d0030',
  title: 'Se présenter en vidéo, sans se vendre',
  company: 'Studio Cartographe',
  company_id: '0199f0c2-0000-7000-8000-00000000c001',
  date: '2099-01-12',
  time: '18:00',
  starts_at: '2099-01-12T23:00:00.000Z',
  ends_at: '2099-01-13T00:30:00.000Z',
  location: 'En ligne',
  type: 'ONLINE',
  description: 'Un atelier pratique : préparer trois réponses courtes et s’enregistrer avec un simple téléphone.',
  image: null,
  attendees: 12,
  max_attendees: 100,
  agenda: [
    { time: '18:00', title: 'Accueil et tour d’écran', speaker: null },
    { time: '18:15', title: 'Trois questions qui suffisent', speaker: 'Marie-Ève Tremblay' },
  ],
  requirements: ['Un téléphone ou un ordinateur avec caméra', 'Un endroit calme'],
  benefits: ['Un plan de présentation de deux minutes'],
  registered: false,
  is_sample: true,
  ics_url: 'http://localhost:3000/api/events/0199f0c2-0000-7000-8000-0000000d0030/calendar.ics',
  allowed_actions: ['REGISTER'],
};
