import { GoogleIdToken } from './credentials/google-id-token.js';
import { OidcIssuer } from './credentials/oidc-issuer.js';
import { SendAccountEmailJob } from './jobs/send-account-email.job.js';
import { SendInvitationJob } from './jobs/send-invitation.job.js';
import { AccountTokens } from './persistence/account-tokens.js';
import { EmailLog } from './persistence/email-log.js';
import { LoginAttempts } from './persistence/login-attempts.js';
import { Throttle } from './persistence/throttle.js';
import { Approvals } from './queries/approvals.query.js';
import { Invitations } from './queries/invitations.query.js';
import { ListSessions } from './queries/list-sessions.query.js';
import { StandingQuery } from './queries/standing.query.js';
import { RequestEmail } from './use-cases/request-email.js';
import { ClaimAccount } from './use-cases/claim-account.js';
import { ChangePassword } from './use-cases/change-password.js';
import { DecideApproval } from './use-cases/decide-approval.js';
import { EndSessions } from './use-cases/end-sessions.js';
import { ForgotPassword } from './use-cases/forgot-password.js';
import { GoogleLogIn } from './use-cases/google-log-in.js';
import { InviteRecruiter } from './use-cases/invite-recruiter.js';
import { Reauthenticate } from './use-cases/reauthenticate.js';
import { ResendInvitation } from './use-cases/resend-invitation.js';
import { ResendVerification } from './use-cases/resend-verification.js';
import { ResetPassword } from './use-cases/reset-password.js';
import { RevokeInvitation } from './use-cases/revoke-invitation.js';
import { SendAccountEmail } from './use-cases/send-account-email.js';
import { SendInvitation } from './use-cases/send-invitation.js';
import { SetStanding } from './use-cases/set-standing.js';
import { SignOutEverywhere } from './use-cases/sign-out-everywhere.js';
import { UseInvitation } from './use-cases/use-invitation.js';
import { VerifyEmail } from './use-cases/verify-email.js';

/**
 * Providers for account security beyond the password: emails with links, sign-in with Google, sessions, approvals, and limits on
 * guessing.
 */
export const accountSecurityProviders = [
  AccountTokens,
  Approvals,
  RequestEmail,
  ChangePassword,
  ClaimAccount,
  DecideApproval,
  EndSessions,
  ForgotPassword,
  GoogleIdToken,
  GoogleLogIn,
  Invitations,
  InviteRecruiter,
  EmailLog,
  ListSessions,
  LoginAttempts,
  OidcIssuer,
  Reauthenticate,
  ResendInvitation,
  ResendVerification,
  ResetPassword,
  RevokeInvitation,
  SendAccountEmail,
  SendAccountEmailJob,
  SendInvitation,
  SendInvitationJob,
  SetStanding,
  SignOutEverywhere,
  StandingQuery,
  Throttle,
  UseInvitation,
  VerifyEmail,
];
