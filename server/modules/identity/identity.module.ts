import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { Authenticator } from '../../platform/auth/authenticator.js';
import { CallerGuard } from '../../platform/auth/caller-guard.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { SocketSessions } from '../../platform/realtime/socket-sessions.js';
import { PasswordHasher } from './credentials/password-hasher.js';
import { AccountSecurityController } from './http/account-security.controller.js';
import { ApprovalsController } from './http/approvals.controller.js';
import { OperatorSessionsController } from './http/operator-sessions.controller.js';
import { AuthController } from './http/auth.controller.js';
import { AuthenticationGuard } from './http/authentication.guard.js';
import { SessionAnswers } from './http/session-answers.js';
import { SessionCookies } from './http/session-cookies.js';
import { SessionsOfSockets } from './http/sessions-of-sockets.js';
import { SessionStrategy } from './http/session.strategy.js';
import { EmailLinkController } from './http/email-link.controller.js';
import { ExclusionsController } from './http/exclusions.controller.js';
import { PasskeysController } from './http/passkeys.controller.js';
import { PasskeySignInController } from './http/passkey-sign-in.controller.js';
import { PasskeySignUpController } from './http/passkey-sign-up.controller.js';
import { PrivacyController } from './http/privacy.controller.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { RetentionController } from './http/retention.controller.js';
import { UsersController } from './http/users.controller.js';
import { accountSecurityProviders } from './account-security.providers.js';
import { ContinuedSessionsFacade } from './continued-sessions.facade.js';
import { CompanySignInFacade } from './company-sign-in.facade.js';
import { DisclosuresFacade } from './disclosures.facade.js';
import { IdentityFacade } from './identity.facade.js';
import { StandingFacade } from './standing.facade.js';
import { LinkPasswords } from './link-passwords.facade.js';
import { IdentityPersonalData } from './persistence/identity-personal-data.js';
import { privacyProviders } from './privacy.providers.js';
import { emailLinkProviders } from './email-link.providers.js';
import { passkeyProviders } from './passkeys.providers.js';
import { secondFactorProviders } from './second-factor.providers.js';
import { entities } from './persistence/entities.js';
import { SessionAuthenticator } from './persistence/session-authenticator.js';
import { FindAccounts } from './queries/find-accounts.query.js';
import { VerifiedEmail } from './queries/verified-email.query.js';
import { FindRecipient } from './queries/find-recipient.query.js';
import { ProfileForOperator } from './queries/profile-for-operator.query.js';
import { ScrubWords } from './queries/scrub-words.query.js';
import { FindSeekers } from './queries/find-seekers.query.js';
import { FindUser } from './queries/find-user.query.js';
import { HoldAccounts } from './queries/hold-accounts.query.js';
import { HoldRecruiter } from './queries/hold-recruiter.query.js';
import { HoldSession } from './queries/hold-session.query.js';
import { SeekerProfiles } from './queries/seeker-profiles.query.js';
import { PreviewMe } from './queries/preview-me.query.js';
import { ViewUser } from './queries/view-user.query.js';
import { ApproveRecruiter } from './use-cases/approve-recruiter.js';
import { ContinueSession } from './use-cases/continue-session.js';
import { EnsureAccount } from './use-cases/ensure-account.js';
import { LogIn } from './use-cases/log-in.js';
import { LogOut } from './use-cases/log-out.js';
import { MockLogIn } from './use-cases/mock-log-in.js';
import { OpenAccount } from './use-cases/open-account.js';
import { OpenSession } from './use-cases/open-session.js';
import { SetHasProcessedVideo } from './use-cases/set-has-processed-video.js';
import { SignUp } from './use-cases/sign-up.js';
import { UpdateMe } from './use-cases/update-me.js';
import { UpdatePreferences } from './use-cases/update-preferences.js';
import { visibilityProviders } from './visibility.providers.js';

const useCases = [
  ApproveRecruiter,
  ContinueSession,
  EnsureAccount,
  LogIn,
  LogOut,
  MockLogIn,
  OpenAccount,
  OpenSession,
  SetHasProcessedVideo,
  SignUp,
  UpdateMe,
  UpdatePreferences,
];
const queries = [
  FindAccounts,
  FindRecipient,
  VerifiedEmail,
  FindSeekers,
  FindUser,
  HoldAccounts,
  HoldRecruiter,
  HoldSession,
  PreviewMe,
  ProfileForOperator,
  ScrubWords,
  SeekerProfiles,
  ViewUser,
];

/**
 * Accounts, sessions, consents and profiles. Needs two ports that a global module binds: `AccountCompanies` and `SeekerVideos`.
 */
@Module({
  imports: [MikroOrmModule.forFeature(entities), PassportModule, MailModule],
  controllers: [
    AuthController,
    AccountSecurityController,
    ApprovalsController,
    OperatorSessionsController,
    EmailLinkController,
    ExclusionsController,
    PasskeysController,
    PasskeySignInController,
    PasskeySignUpController,
    PrivacyController,
    RetentionController,
    SecondFactorController,
    UsersController,
  ],
  providers: [
    ...useCases,
    ...queries,
    ...accountSecurityProviders,
    ...secondFactorProviders,
    ...passkeyProviders,
    ...emailLinkProviders,
    ...visibilityProviders,
    ...privacyProviders,
    IdentityFacade,
    CompanySignInFacade,
    ContinuedSessionsFacade,
    StandingFacade,
    LinkPasswords,
    PasswordHasher,
    SessionAnswers,
    SessionCookies,
    SessionStrategy,
    { provide: Authenticator, useClass: SessionAuthenticator },
    { provide: CallerGuard, useClass: AuthenticationGuard },
    { provide: SocketSessions, useClass: SessionsOfSockets },
  ],
  exports: [
    IdentityFacade,
    CompanySignInFacade,
    ContinuedSessionsFacade,
    SessionAnswers,
    DisclosuresFacade,
    StandingFacade,
    LinkPasswords,
    IdentityPersonalData,
    Authenticator,
    CallerGuard,
    SocketSessions,
  ],
})
export class IdentityModule {}
