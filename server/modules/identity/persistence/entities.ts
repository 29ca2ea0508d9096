import { AccessEntrySchema } from '../domain/access-log.entity.js';
import { AccountIdentitySchema } from '../domain/account-identity.entity.js';
import { AccountEmailSchema } from '../domain/account-email.entity.js';
import { AccountTokenSchema } from '../domain/account-token.entity.js';
import { AccountSchema } from '../domain/account.entity.js';
import { ApprovalDecisionSchema } from '../domain/approval-decision.entity.js';
import { ConsentSchema } from '../domain/consent.entity.js';
import { EmailSignInSchema } from '../domain/email-sign-in.entity.js';
import { DisclosureSchema } from '../domain/disclosure.entity.js';
import { ExclusionSchema } from '../domain/exclusion.entity.js';
import { PasskeyChallengeSchema, PasskeySchema } from '../domain/passkey.entity.js';
import { ProfileSchema } from '../domain/profile.entity.js';
import { RecruiterInvitationSchema } from '../domain/recruiter-invitation.entity.js';
import { RetentionReportSchema } from '../domain/retention-report.entity.js';
import { RecoveryCodeSchema, SecondFactorSchema } from '../domain/second-factor.entity.js';
import { SessionSchema } from '../domain/session.entity.js';
import { StandingDecisionSchema } from '../domain/standing-decision.entity.js';
import { ThrottleSchema } from '../domain/throttle.entity.js';

/** The tables of this module. */
export const entities = [
  AccountSchema,
  ProfileSchema,
  SessionSchema,
  ConsentSchema,
  ThrottleSchema,
  AccountTokenSchema,
  AccountEmailSchema,
  EmailSignInSchema,
  AccountIdentitySchema,
  SecondFactorSchema,
  RecoveryCodeSchema,
  PasskeySchema,
  PasskeyChallengeSchema,
  ApprovalDecisionSchema,
  StandingDecisionSchema,
  RecruiterInvitationSchema,
  DisclosureSchema,
  ExclusionSchema,
  AccessEntrySchema,
  RetentionReportSchema,
];
