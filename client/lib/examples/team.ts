import type { CreditBudget, CreditPool } from '@modules/billing/http/credit-pool.contract';
import type { InvitationPreview, Team, TeamMember } from '@modules/companies/http/team.contract';

/** A company's team, for stories and specs. */
const idOf = (place: number): string => `0199f0c2-0000-7000-8000-0000000ea${String(place).padStart(3, '0')}`;

const colleague = (place: number, changes: Partial<TeamMember>): TeamMember => ({
  id: idOf(place),
  full_name: 'Camille Roy',
  email: 'camille@montblanc.example',
  avatar_url: null,
  role: 'OWNER',
  job_ids: [],
  joined_at: '2026-03-02T15:00:00.000Z',
  is_you: false,
  allowed_actions: ['CHANGE_ROLE', 'REMOVE'],
  ...changes,
});

export const teamPostings = [
  { id: idOf(101), title: 'Infirmière clinicienne, soins intensifs' },
  { id: idOf(102), title: 'Préposé aux bénéficiaires' },
];

export const ownTeam: Team = {
  members: [
    colleague(1, { is_you: true, allowed_actions: [] }),
    colleague(2, { full_name: 'Nadia Lefebvre', email: 'nadia@montblanc.example', role: 'RECRUITER' }),
    colleague(3, {
      full_name: 'Jean-François Beauchamp-Desrosiers',
      email: 'jf@montblanc.example',
      role: 'HIRING_MANAGER',
      job_ids: [idOf(101)],
    }),
    colleague(4, { full_name: 'Luc Tremblay', email: 'luc@montblanc.example', role: 'REVIEWER' }),
  ],
  invitations: [
    {
      id: idOf(201),
      email: 'sophie@montblanc.example',
      role: 'REVIEWER',
      job_ids: [],
      language: 'fr',
      status: 'SENT',
      created_at: '2026-11-10T15:00:00.000Z',
      expires_at: '2026-11-24T15:00:00.000Z',
    },
    {
      id: idOf(202),
      email: 'paul@montblanc.example',
      role: 'RECRUITER',
      job_ids: [],
      language: 'en',
      status: 'EXPIRED',
      created_at: '2026-10-10T15:00:00.000Z',
      expires_at: '2026-10-24T15:00:00.000Z',
    },
  ],
  log: [
    {
      id: idOf(301),
      event: 'INVITED',
      actor: 'Camille Roy',
      subject: null,
      from_role: null,
      to_role: 'REVIEWER',
      at: '2026-11-10T15:00:00.000Z',
    },
    {
      id: idOf(302),
      event: 'ROLE_CHANGED',
      actor: 'Camille Roy',
      subject: 'Luc Tremblay',
      from_role: 'RECRUITER',
      to_role: 'REVIEWER',
      at: '2026-11-02T15:00:00.000Z',
    },
    {
      id: idOf(303),
      event: 'REMOVED',
      actor: null,
      subject: 'Luc Tremblay',
      from_role: 'RECRUITER',
      to_role: null,
      at: '2026-10-02T15:00:00.000Z',
    },
  ],
  your_role: 'OWNER',
  allowed_actions: ['INVITE'],
  max: 200,
};

/** The same team as a reviewer sees it. */
export const teamForReviewer: Team = {
  ...ownTeam,
  members: ownTeam.members.map((member, place) => ({
    ...member,
    email: place === 3 ? member.email : null,
    is_you: place === 3,
    allowed_actions: place === 3 ? ['LEAVE'] : [],
  })),
  invitations: [],
  log: [],
  your_role: 'REVIEWER',
  allowed_actions: [],
};

export const invitationToTeam: InvitationPreview = {
  company: { id: idOf(9), name: 'Hôpital Mont-Blanc', logo_url: null },
  email: 'sophie@montblanc.example',
  role: 'REVIEWER',
  expires_at: '2026-11-24T15:00:00.000Z',
};

const budgetOf = (place: number, changes: Partial<CreditBudget>): CreditBudget => ({
  member_id: idOf(place),
  full_name: 'Nadia Lefebvre',
  role: 'RECRUITER',
  is_you: false,
  is_payer: false,
  monthly: 0,
  used: 0,
  left: 0,
  ...changes,
});
const ownBudget = { full_name: 'Camille Roy', role: 'OWNER', is_you: true } as const;

/** Nothing is shared yet. */
export const ownCredits: CreditPool = {
  shared: false,
  payer: null,
  available_balance: 12,
  month: '2026-11-01',
  resets_on: '2026-12-01',
  budgets: [budgetOf(1, ownBudget), budgetOf(2, {})],
  used_by_former: 0,
  changed_at: null,
};

/** The owner pays; one member has used most of a budget. */
export const sharedCredits: CreditPool = {
  ...ownCredits,
  shared: true,
  payer: { id: idOf(1), full_name: 'Camille Roy' },
  available_balance: 214,
  budgets: [
    budgetOf(1, { ...ownBudget, is_payer: true, monthly: null, used: 6, left: null }),
    budgetOf(2, { monthly: 40, used: 31, left: 9 }),
    budgetOf(5, { full_name: 'Marie-Philippe Archambault-Desrochers', monthly: null, used: 1, left: null }),
  ],
  used_by_former: 3,
  changed_at: '2026-11-02T15:00:00.000Z',
};

/** A colleague pays for the team. */
export const colleaguesCredits: CreditPool = {
  ...sharedCredits,
  payer: { id: idOf(2), full_name: 'Nadia Lefebvre' },
  budgets: [
    budgetOf(1, { ...ownBudget, monthly: 10, used: 6, left: 4 }),
    budgetOf(2, { role: 'OWNER', is_payer: true, monthly: null, used: 31, left: null }),
  ],
  used_by_former: 0,
};
