import type { RefundableSpendings } from '@modules/credits/http/credits.contract';
import type { RetentionReport } from '@modules/identity/http/retention.contract';
import type { ReportAnswer } from '@modules/messaging/http/reports.contract';
import type { AuditEntry } from '@modules/operations/http/audit.contract';
import type { AdminCompany, BackOfficeOverview, Person } from '@modules/operations/http/back-office.contract';

/** Data of the operators' pages, for stories and specs. */
const id = (end: string): string => `0199f0c2-0000-7000-8000-00000000${end}`;

export const overview: BackOfficeOverview = {
  approvals: 3,
  company_reviews: 2,
  inquiries: 12,
  inquiries_overdue: 2,
  bookings: 1,
  reports: 4,
  match_reviews: 0,
  rows_left_out: 0,
  payment_issues: 1,
  dead_letters: 1,
};

export const recruiterPerson: Person = {
  id: id('d001'),
  full_name: 'Marc-Antoine Bélanger',
  email: 'ma.belanger@acier-du-nord.exemple.ca',
  email_verified: true,
  user_type: 'RECRUITER',
  approval_status: 'APPROVED',
  status: 'ACTIVE',
  suspended_reason: null,
  suspended_at: null,
  company: { id: id('d101'), name: 'Acier du Nord' },
  credits: 42,
  created_at: '2026-09-02T14:00:00.000Z',
  last_seen_at: '2026-11-11T09:00:00.000Z',
};
export const suspendedSeeker: Person = {
  ...recruiterPerson,
  id: id('d002'),
  full_name: 'Rosalie Beauregard',
  email: 'rosalie@courriel.exemple.ca',
  email_verified: false,
  user_type: 'JOB_SEEKER',
  status: 'SUSPENDED',
  suspended_reason: 'Le profil usurpe l’identité d’une autre personne.',
  suspended_at: '2026-11-10T09:00:00.000Z',
  company: null,
  credits: null,
  last_seen_at: null,
};
export const operatorPerson: Person = {
  ...recruiterPerson,
  id: id('d003'),
  full_name: 'Odile Opératrice',
  email: 'odile@entrevue.exemple.ca',
  user_type: 'OPERATOR',
  company: null,
  credits: null,
};

export const spending: RefundableSpendings['spendings'][number] = {
  transaction_id: id('d401'),
  credits: 2,
  description: 'Dépense : correspondance confirmée',
  spent_at: '2026-11-09T15:00:00.000Z',
  refundable_until: '2026-12-09T15:00:00.000Z',
};

export const company: AdminCompany = {
  id: id('d101'),
  name: 'Acier du Nord',
  location: 'Saguenay, QC',
  created_at: '2026-09-02T14:00:00.000Z',
  recruiters: 3,
  recruiters_suspended: 1,
  active_jobs: 4,
  status: 'ACTIVE',
};
export const suspendedCompany: AdminCompany = {
  ...company,
  id: id('d102'),
  name: 'Placement Express Intercontinental',
  location: null,
  recruiters: 1,
  recruiters_suspended: 1,
  active_jobs: 0,
  status: 'SUSPENDED',
};

export const jobReport: ReportAnswer = {
  id: id('d201'),
  target_type: 'JOB',
  target_id: id('d301'),
  reason: 'ASKS_FOR_MONEY',
  details: 'On me demande 200 $ pour l’uniforme avant l’entrevue.',
  evidence: null,
  reporter_id: id('d002'),
  accused_id: id('d001'),
  status: 'OPEN',
  created_at: '2026-11-10T14:30:00.000Z',
  resolved_at: null,
  resolved_by: null,
  note: null,
  target_label: 'Emballeuse, quart de nuit',
  accused: { full_name: 'Marc-Antoine Bélanger', active: true },
  reporter_name: 'Rosalie Beauregard',
};
export const messageReport: ReportAnswer = {
  ...jobReport,
  id: id('d202'),
  target_type: 'MESSAGE',
  reason: 'HARASSMENT',
  details: null,
  evidence: 'Répondez-moi tout de suite !',
  target_label: 'Marc-Antoine Bélanger',
  accused: { full_name: 'Marc-Antoine Bélanger', active: false },
};
export const decidedReport: ReportAnswer = {
  ...jobReport,
  status: 'ACTIONED',
  note: 'L’entreprise n’existe pas au registre.',
  resolved_at: '2026-11-11T09:00:00.000Z',
  resolved_by: id('d003'),
};

export const auditEntries: readonly AuditEntry[] = [
  {
    id: id('d401'),
    at: '2026-11-11T09:00:00.000Z',
    operator: { id: id('d003'), full_name: 'Odile Opératrice' },
    action: 'CREDITS_ADJUSTED',
    subject: { type: 'ACCOUNT', id: id('d001'), label: 'Marc-Antoine Bélanger' },
    reason: 'Geste commercial après la panne du 9 novembre.',
    details: { credits: 5, balance: 47 },
  },
  {
    id: id('d402'),
    at: '2026-11-10T16:00:00.000Z',
    operator: { id: id('d003'), full_name: null },
    action: 'STUDIO_DAY_CLOSED',
    subject: { type: 'STUDIO_CLOSURE', id: id('d403'), label: null },
    reason: null,
    details: {},
  },
];

const night = (
  day: number,
  removed: Readonly<Record<string, readonly [days: number, count: number]>>,
): RetentionReport[] =>
  Object.entries(removed)
    .map(([kind, [days, count]], index) => ({
      id: id(`e${String(day)}${String(index)}`),
      kind,
      days,
      due_before: new Date(Date.UTC(2026, 10, day - days, 8)).toISOString(),
      removed: count,
      ran_at: new Date(Date.UTC(2026, 10, day, 8, 0, index)).toISOString(),
    }))
    .reverse();

/** Three nights, the newest first. */
export const retentionReports: readonly RetentionReport[] = [
  ...night(11, { CLOSED_ACCOUNTS: [29, 1], SESSIONS: [30, 42], APPLICATIONS: [1095, 1], PAYMENTS: [2555, 0] }),
  ...night(10, { CLOSED_ACCOUNTS: [29, 0], SESSIONS: [30, 1], APPLICATIONS: [1095, 0], PAYMENTS: [2555, 0] }),
  ...night(9, { CLOSED_ACCOUNTS: [29, 0], SESSIONS: [30, 0], APPLICATIONS: [1095, 0], PAYMENTS: [2555, 0] }),
];
