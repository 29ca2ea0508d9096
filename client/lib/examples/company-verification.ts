import type { CompanyReview } from '@modules/companies/http/company-reviews.contract';
import type { CompanyVerificationAnswer } from '@modules/companies/http/company-verification.contract';

/** Verification of companies, for stories and specs. */
const companyId = '0199f0c2-0000-7000-8000-00000000c001';

export const inReview: CompanyVerificationAnswer = {
  company_id: companyId,
  state: 'IN_REVIEW',
  name: 'Hôpital Mont-Blanc',
  domain: 'montblanc.example',
  waiting_since: '2026-11-10T14:00:00.000Z',
  reviewed_at: null,
  reviewed_name: null,
  reviewed_domain: null,
  reason: null,
  neq: null,
  email_domain: null,
  email_domain_at: null,
  pending_code: null,
  allowed_actions: [],
  history: [
    {
      id: '0199f0c2-0000-7000-8000-00000000ce01',
      event: 'CREATED',
      state: 'IN_REVIEW',
      name: 'Hôpital Mont-Blanc',
      domain: 'montblanc.example',
      reason: null,
      at: '2026-11-10T14:00:00.000Z',
    },
  ],
};

export const verifiedVerification: CompanyVerificationAnswer = {
  ...inReview,
  state: 'VERIFIED',
  waiting_since: null,
  reviewed_at: '2026-11-11T09:00:00.000Z',
  reviewed_name: inReview.name,
  reviewed_domain: inReview.domain,
  neq: '1140123456',
  email_domain: 'montblanc.example',
  email_domain_at: '2026-11-10T15:00:00.000Z',
};

export const refusedVerification: CompanyVerificationAnswer = {
  ...inReview,
  state: 'UNVERIFIED',
  waiting_since: null,
  reviewed_at: '2026-11-11T09:00:00.000Z',
  reason: 'Le site Web ne répond pas et le numéro d’entreprise est celui d’une autre société.',
  allowed_actions: ['ASK_REVIEW'],
};

export const companyReview: CompanyReview = {
  id: companyId,
  name: 'Hôpital Mont-Blanc',
  website: 'https://www.montblanc.example/',
  domain: 'montblanc.example',
  location: 'Montréal, QC',
  state: 'IN_REVIEW',
  waiting_since: '2026-11-10T14:00:00.000Z',
  revision: 3,
  reviewed_name: 'Clinique Mont-Blanc',
  reviewed_domain: 'montblanc.example',
  reviewed_at: '2026-10-02T14:00:00.000Z',
  reason: null,
  neq: '1140123456',
  email_domain: 'autre.example',
  recruiters: 2,
  warnings: [
    {
      kind: 'SIMILAR_NAME',
      company: {
        id: '0199f0c2-0000-7000-8000-00000000c0f1',
        name: 'Hôpital du Mont-Blanc inc.',
        domain: 'hmb.example',
        verified: true,
      },
    },
    {
      kind: 'SAME_NEQ',
      company: {
        id: '0199f0c2-0000-7000-8000-00000000c0f2',
        name: 'Soins Boréal',
        domain: null,
        verified: false,
      },
    },
    { kind: 'EMAIL_DOMAIN_DIFFERS', company: null },
  ],
  history: inReview.history,
  allowed_actions: ['CONFIRM', 'REFUSE'],
};

export const quietReview: CompanyReview = {
  ...companyReview,
  id: '0199f0c2-0000-7000-8000-00000000c0f3',
  name: 'Ateliers Boréaux',
  website: null,
  domain: null,
  neq: null,
  email_domain: null,
  reviewed_name: null,
  reviewed_domain: null,
  reviewed_at: null,
  warnings: [],
};

export const verifiedReview: CompanyReview = {
  ...quietReview,
  state: 'VERIFIED',
  waiting_since: null,
  reviewed_name: quietReview.name,
  reviewed_at: '2026-11-11T09:00:00.000Z',
  allowed_actions: ['REFUSE'],
};
