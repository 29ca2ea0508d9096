/** What news are about, where each can be switched off for itself. */
export const switchableKinds = [
  'message',
  'application',
  'interview',
  'reservation',
  'match',
  'video',
  'report',
  'company',
  'job_alert',
  'candidate_alert',
  'digest',
] as const;
export type SwitchableKind = (typeof switchableKinds)[number];

/** Credits are about money: there is no switch for them. */
export const kinds = [...switchableKinds, 'credits'] as const;
export type Kind = (typeof kinds)[number];

/** Which of the account's three boxes stands above the letters of a kind (decision C-75). */
export type Box = 'messages' | 'applications' | 'updates' | null;

interface KindTraits {
  readonly box: Box;
  readonly roles: readonly string[];
  /** False where nothing is shown on the site. */
  readonly inApp: boolean;
  /** Whether letters go while nobody said anything. The digest needs a yes that is on record. */
  readonly emailByDefault: boolean;
}

const both = ['JOB_SEEKER', 'RECRUITER'];

export const traits: Readonly<Record<Kind, KindTraits>> = {
  message: { box: 'messages', roles: both, inApp: true, emailByDefault: true },
  application: { box: 'applications', roles: both, inApp: true, emailByDefault: true },
  interview: { box: 'applications', roles: both, inApp: true, emailByDefault: true },
  reservation: { box: 'applications', roles: both, inApp: true, emailByDefault: true },
  match: { box: 'applications', roles: both, inApp: true, emailByDefault: true },
  video: { box: null, roles: both, inApp: true, emailByDefault: true },
  report: { box: null, roles: both, inApp: true, emailByDefault: true },
  company: { box: null, roles: ['RECRUITER'], inApp: true, emailByDefault: true },
  // Saving a search with an alert is the yes to these.
  job_alert: { box: 'updates', roles: ['JOB_SEEKER'], inApp: true, emailByDefault: true },
  candidate_alert: { box: 'updates', roles: ['RECRUITER'], inApp: true, emailByDefault: true },
  digest: { box: 'updates', roles: both, inApp: false, emailByDefault: false },
  credits: { box: null, roles: ['RECRUITER'], inApp: true, emailByDefault: true },
};

/** Alerts and digests are promotional: they never go to an address that nobody confirmed. */
export const purposeOf = (kind: Kind): 'TRANSACTIONAL' | 'PROMOTIONAL' =>
  traits[kind].box === 'updates' ? 'PROMOTIONAL' : 'TRANSACTIONAL';

export interface Choice {
  readonly inApp: boolean;
  readonly email: boolean;
}

export const choiceByDefault = (kind: Kind): Choice => ({
  inApp: traits[kind].inApp,
  email: traits[kind].emailByDefault,
});

/** A recruiter who waits for approval reads what any recruiter does. */
export const concerns = (kind: Kind, role: string): boolean =>
  traits[kind].roles.includes(role.replace('PENDING_', ''));
