/** Kinds of notifications that people can switch on and off separately. */
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

/** Notifications about credits concern money and cannot be switched off. */
export const kinds = [...switchableKinds, 'credits'] as const;
export type Kind = (typeof kinds)[number];

/** The account setting that must also be on for emails of a kind (decision C-75); null if there is none. */
export type Box = 'messages' | 'applications' | 'updates' | null;

interface KindTraits {
  readonly box: Box;
  readonly roles: readonly string[];
  /** False if the kind is not shown on the site. */
  readonly inApp: boolean;
  /** Whether emails are sent before the person has chosen. The digest needs a recorded opt-in. */
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
  // Saving a search with an alert is the opt-in to these.
  job_alert: { box: 'updates', roles: ['JOB_SEEKER'], inApp: true, emailByDefault: true },
  candidate_alert: { box: 'updates', roles: ['RECRUITER'], inApp: true, emailByDefault: true },
  digest: { box: 'updates', roles: both, inApp: false, emailByDefault: false },
  credits: { box: null, roles: ['RECRUITER'], inApp: true, emailByDefault: true },
};

/** Alerts and digests are promotional: they are never sent to an unconfirmed address. */
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

/** Recruiters waiting for approval get the same kinds as other recruiters. */
export const concerns = (kind: Kind, role: string): boolean =>
  traits[kind].roles.includes(role.replace('PENDING_', ''));

/** Kinds that can be shown on a device while the site is closed: those of the notification centre that can be switched off. */
export const pushKinds = switchableKinds.filter((kind) => traits[kind].inApp);

/** Alerts are off on a device until the person switches them on; the rest is about the person's own activity. */
export const isOnAtFirst = (kind: Kind): boolean => purposeOf(kind) === 'TRANSACTIONAL';
