import type { AccountSession } from '@modules/identity/http/account-security.contract';
import type { Approval, Invitation } from '@modules/identity/http/approvals.contract';
import type { ConsentsPage, Exclusion } from '@modules/identity/http/privacy.contract';

/** Data of an account's settings, for stories and specs. */
export const here: AccountSession = {
  id: '0199f0c2-0000-7000-8000-00000000e001',
  current: true,
  browser: 'Firefox',
  system: 'Windows',
  kind: 'DESKTOP',
  network: '203.0.113.0/24',
  method: 'PASSWORD',
  created_at: '2026-11-12T08:12:00.000Z',
  last_seen_at: '2026-11-12T11:58:00.000Z',
  expires_at: '2026-11-12T20:12:00.000Z',
};

export const phone: AccountSession = {
  ...here,
  id: '0199f0c2-0000-7000-8000-00000000e002',
  current: false,
  browser: 'Chrome Mobile',
  system: 'Android',
  kind: 'MOBILE',
  network: '2001:db8:85a3::/48',
  last_seen_at: '2026-11-12T11:40:00.000Z',
};

export const unknownDevice: AccountSession = {
  ...here,
  id: '0199f0c2-0000-7000-8000-00000000e003',
  current: false,
  browser: null,
  system: null,
  kind: 'OTHER',
  network: null,
  created_at: '2026-11-12T02:03:00.000Z',
  last_seen_at: '2026-11-12T02:20:00.000Z',
};

export const montBlancExcluded: Exclusion = {
  id: '0199f0c2-0000-7000-8000-00000000f001',
  kind: 'COMPANY',
  company: { id: '0199f0c2-0000-7000-8000-00000000c001', name: 'Hôpital Mont-Blanc', logo_url: null },
  domain: null,
  created_at: '2026-11-11T12:00:00.000Z',
};

export const domainExcluded: Exclusion = {
  ...montBlancExcluded,
  id: '0199f0c2-0000-7000-8000-00000000f002',
  kind: 'DOMAIN',
  company: null,
  domain: 'sante-deux-rives.exemple.ca',
};

export const consents: ConsentsPage['consents'] = [
  { kind: 'VIDEO_SALE', granted: true, version: '2026-11-24', given_at: '2026-11-24T15:04:00.000Z' },
  { kind: 'MARKETING', granted: true, version: '2025-10-24', given_at: '2026-11-10T15:04:00.000Z' },
  { kind: 'PROFILE_VISIBLE', granted: true, version: '2025-10-24', given_at: '2026-11-01T12:00:00.000Z' },
  { kind: 'MARKETING', granted: false, version: '2025-10-24', given_at: '2026-11-01T12:00:00.000Z' },
  { kind: 'PRIVACY', granted: true, version: '2025-10-24', given_at: '2026-11-01T12:00:00.000Z' },
  { kind: 'TERMS', granted: true, version: '2025-10-24', given_at: '2026-11-01T12:00:00.000Z' },
  { kind: 'ADULT', granted: true, version: '2025-10-24', given_at: '2026-11-01T12:00:00.000Z' },
];

export const waiting: Approval = {
  id: '0199f0c2-0000-7000-8000-00000000a002',
  full_name: 'Nadia Lefebvre',
  email: 'nadia.lefebvre@montblanc.exemple.ca',
  email_verified: true,
  company: { id: '0199f0c2-0000-7000-8000-00000000c001', name: 'Hôpital Mont-Blanc', logo_url: null },
  status: 'PENDING',
  reason: null,
  decided_at: null,
  created_at: '2026-11-10T14:30:00.000Z',
};

export const waitingWithoutCompany: Approval = {
  ...waiting,
  id: '0199f0c2-0000-7000-8000-00000000a003',
  full_name: 'Jean-Sébastien Vaillancourt-Desrochers',
  email: 'js.vaillancourt.desrochers@un-tres-long-nom-d-entreprise.exemple.ca',
  email_verified: false,
  company: null,
  created_at: '2026-11-11T09:00:00.000Z',
};

export const refused: Approval = {
  ...waiting,
  status: 'REJECTED',
  reason: 'L’entreprise n’existe pas au registre. Répondez à ce courriel si c’est une erreur.',
  decided_at: '2026-11-11T16:00:00.000Z',
};

const invited: Invitation = {
  id: '0199f0c2-0000-7000-8000-00000000d001',
  email: 'luc@ateliers-boreal.exemple.ca',
  company_name: 'Ateliers Boréal',
  created_at: '2026-11-10T14:30:00.000Z',
  expires_at: '2026-11-24T14:30:00.000Z',
  used_at: null,
  status: 'SENT',
  allowed_actions: ['RESEND', 'REVOKE'],
};

/** One invitation in each state. */
export const invitations: Invitation[] = [
  {
    ...invited,
    id: '0199f0c2-0000-7000-8000-00000000d002',
    email: 'zoe@exemple.ca',
    company_name: null,
    status: 'SENDING',
  },
  invited,
  {
    ...invited,
    id: '0199f0c2-0000-7000-8000-00000000d003',
    email: 'nadia.lefebvre@montblanc.exemple.ca',
    company_name: 'Hôpital Mont-Blanc',
    used_at: '2026-11-11T09:00:00.000Z',
    status: 'USED',
    allowed_actions: [],
  },
  {
    ...invited,
    id: '0199f0c2-0000-7000-8000-00000000d004',
    email: 'ressources-humaines.recrutement@coopérative-des-deux-rives-et-de-la-vallee.exemple.ca',
    company_name: 'Coopérative des Deux-Rives et de la Vallée',
    created_at: '2026-10-20T14:30:00.000Z',
    expires_at: '2026-11-03T14:30:00.000Z',
    status: 'EXPIRED',
  },
];
