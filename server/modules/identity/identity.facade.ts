import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { OidcIssuer } from './credentials/oidc-issuer.js';
import { DEMO_PASSWORD } from './domain/demo-accounts.js';
import { limits } from './domain/limits.js';
import type { PresentedCandidate, Presentation } from './domain/present-candidate.js';
import type { UserType } from './domain/user-type.js';
import type { SeekerReach, Viewer } from './domain/visibility.policy.js';
import { type AccountCard, FindAccounts } from './queries/find-accounts.query.js';
import { Throttle } from './persistence/throttle.js';
import { FindRecipient, type MailPurpose, type Recipient } from './queries/find-recipient.query.js';
import { VerifiedEmail } from './queries/verified-email.query.js';
import { FindSeekers, type NamedSeeker } from './queries/find-seekers.query.js';
import { HoldAccounts } from './queries/hold-accounts.query.js';
import { type HeldRecruiter, HoldRecruiter } from './queries/hold-recruiter.query.js';
import { HoldSession } from './queries/hold-session.query.js';
import { type OperatorProfile, ProfileForOperator } from './queries/profile-for-operator.query.js';
import { ScrubWords } from './queries/scrub-words.query.js';
import { type SeekerPage, type SeekerProfile, SeekerProfiles } from './queries/seeker-profiles.query.js';
import { ApproveRecruiter } from './use-cases/approve-recruiter.js';
import { EnsureAccount } from './use-cases/ensure-account.js';
import { type InvitationInput, InviteRecruiter } from './use-cases/invite-recruiter.js';
import { Reauthenticate } from './use-cases/reauthenticate.js';
import { SetAvatarUrl } from './use-cases/set-avatar-url.js';
import { SetHasProcessedVideo } from './use-cases/set-has-processed-video.js';
import { type MyChanges, UpdateMe } from './use-cases/update-me.js';

/** An account for the demo. Its password is the demo's, unless another is given. */
export interface DemoAccountInput {
  readonly email: string;
  readonly full_name: string;
  readonly user_type: UserType;
  /** Default `fr`. */
  readonly language?: 'fr' | 'en';
  readonly password?: string;
  /** The person's profile; written only for a new account. */
  readonly profile?: MyChanges['profile'];
}

/**
 * Questions about accounts, for other modules. Anything about a seeker that a recruiter sees must come from `presentCandidates`;
 * other answers are for internal use.
 */
@Injectable()
export class IdentityFacade {
  constructor(
    private readonly accounts: FindAccounts,
    private readonly seekers: FindSeekers,
    private readonly profiles: SeekerProfiles,
    private readonly ensureAccount: EnsureAccount,
    private readonly updateMe: UpdateMe,
    private readonly approve: ApproveRecruiter,
    private readonly oidcIssuer: OidcIssuer,
    private readonly processedVideo: SetHasProcessedVideo,
    private readonly avatarUrl: SetAvatarUrl,
    private readonly hold: HoldAccounts,
    private readonly recipients: FindRecipient,
    private readonly scrubWords: ScrubWords,
    private readonly invite: InviteRecruiter,
    private readonly reauthenticate: Reauthenticate,
    private readonly operatorProfiles: ProfileForOperator,
    private readonly verifiedEmail: VerifiedEmail,
    private readonly recruiters: HoldRecruiter,
    private readonly sessions: HoldSession,
    private readonly throttle: Throttle,
  ) {}

  /** Counts a sign-in that a member starts on a calendar server. Call it outside a transaction. @throws TooManyAttempts */
  countCalendarSignIn(accountId: string): Promise<void> {
    return this.throttle.count({ limit: limits.calendarSignIn, of: [accountId] });
  }

  /** @returns null for an unknown id. */
  async findAccount(id: string): Promise<AccountCard | null> {
    return (await this.accounts.execute([id])).get(id) ?? null;
  }

  /** Many accounts at once; unknown ids are absent. */
  findAccounts(ids: readonly string[]): Promise<ReadonlyMap<string, AccountCard>> {
    return this.accounts.execute(ids);
  }

  /**
   * Prevents these accounts from being closed until the transaction ends. Take it before any other lock.
   *
   * @returns the accounts under the lock; check `active`.
   */
  holdAccounts(ids: readonly string[]): Promise<ReadonlyMap<string, AccountCard>> {
    return this.hold.execute(ids);
  }

  /**
   * A person's address for an email of that purpose; null if they may not get one. Call it once per email, because those to
   * unconfirmed addresses are counted.
   */
  findRecipient(accountId: string, purpose: MailPurpose): Promise<Recipient | null> {
    return this.recipients.execute(accountId, purpose);
  }

  /** The confirmed address of an active account; otherwise null. */
  verifiedEmailOf(accountId: string): Promise<string | null> {
    return this.verifiedEmail.of(accountId);
  }

  /**
   * Functions that remove personal data from the words of these people. Use them for words shown beside a masked person. Unknown
   * ids are absent.
   */
  scrubbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, (text: string) => string>> {
    return this.scrubWords.execute(ids);
  }

  /** The same for readers who review these people blind: also removes schools and the person's place. */
  blindScrubbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, (text: string) => string>> {
    return this.scrubWords.forBlindReview(ids);
  }

  /** A seeker's full profile, unmasked; null if there is no such active seeker. */
  findSeekerProfile(id: string): Promise<SeekerProfile | null> {
    return this.profiles.find(id);
  }

  /** An unmasked profile for operators, even if hidden or suspended; null for a closed account. */
  profileForOperator(id: string): Promise<OperatorProfile | null> {
    return this.operatorProfiles.execute(id);
  }

  /** Ids of visible seekers, ascending. Pass the last id of a page as `after` for the next page. */
  listVisibleSeekerIds(page: SeekerPage = {}): Promise<readonly string[]> {
    return this.profiles.listVisible(page);
  }

  /** Ids of seekers whose profile changed at or after `since`, oldest change first; at most `limit` (default 200, max 1000). */
  seekersUpdatedSince(since: Date, limit?: number): Promise<readonly string[]> {
    return this.profiles.listUpdatedSince(since, limit);
  }

  /**
   * Seekers as the viewer may see them, by id. Those the viewer may not see are absent.
   *
   * @example const cards = await identity.presentCandidates(actor, ids, { language, place: 'list' });
   */
  async presentCandidates(
    viewer: Viewer,
    seekerIds: readonly string[],
    presentation: Presentation,
  ): Promise<ReadonlyMap<string, PresentedCandidate>> {
    const seen = await this.seekers.execute(viewer, seekerIds, presentation);
    return new Map([...seen].map(([id, { candidate }]) => [id, candidate]));
  }

  /**
   * Only the names of these people, each with a function that removes personal data for the same viewer. One statement, where
   * `presentCandidates` needs five.
   */
  presentNames(
    viewer: Viewer,
    seekerIds: readonly string[],
    presentation: Presentation,
  ): Promise<ReadonlyMap<string, NamedSeeker>> {
    return this.seekers.names(viewer, seekerIds, presentation);
  }

  /** The people whom the viewer may see. Example: an applicant who hides from the search is not findable. */
  reachOf(viewer: Viewer, seekerIds: readonly string[]): Promise<ReadonlyMap<string, SeekerReach>> {
    return this.seekers.reach(viewer, seekerIds);
  }

  /** In percent, by the weights of `profile-completeness.ts`; 0 for an unknown id. */
  profileCompleteness(userId: string): Promise<number> {
    return this.profiles.completeness(userId);
  }

  /** Call it in the transaction that replaces the portrait. @throws NotFound for a closed account. */
  setAvatarUrl(userId: string, url: string | null): Promise<void> {
    return this.avatarUrl.execute(userId, url);
  }

  /** Records whether a person has a playable video. */
  setHasProcessedVideo(userId: string, has: boolean): Promise<void> {
    return this.processedVideo.execute(userId, has);
  }

  /**
   * Address of the sign-in with Google; null if it is not configured or the provider does not answer.
   * Answers from memory; only the first call can take half a second.
   */
  async googleAuthorizationUrl(): Promise<string | null> {
    return (await this.oidcIssuer.soon())?.authorizationEndpoint ?? null;
  }

  /**
   * Requires proof that the owner acts: the password, or a fresh session. Call it outside a transaction.
   *
   * @throws ReauthenticationRequired, WrongPassword, TooManyAttempts
   */
  proveOwner(actor: Actor, password?: string): Promise<void> {
    return this.reauthenticate.assert(actor, password);
  }

  /** Locks a recruiter's account until the transaction ends; null for another kind of account. Take it before any other lock. */
  holdRecruiter(accountId: string): Promise<HeldRecruiter | null> {
    return this.recruiters.execute(accountId);
  }

  /** Prevents a session from being ended until the transaction ends. @returns false if it has been ended */
  holdSession(sessionId: string): Promise<boolean> {
    return this.sessions.execute(sessionId);
  }

  /** @throws NotFound if the account is not a recruiter's. */
  approveRecruiter(userId: string): Promise<void> {
    return this.approve.execute(userId);
  }

  /**
   * Invites a recruiter by email, in the caller's transaction.
   *
   * @returns the id of the invitation.
   * @throws EmailTaken if the address has an account.
   */
  inviteRecruiter(operator: Actor, input: InvitationInput): Promise<string> {
    return this.invite.execute(operator, input);
  }

  /**
   * Ensures that an approved account exists, for the demo or the first operator. Idempotent.
   *
   * @throws EmailTaken if an account of another kind has this address.
   */
  async registerDemoAccount(input: DemoAccountInput): Promise<{ id: string; created: boolean }> {
    const { accountId, created } = await this.ensureAccount.execute({
      email: input.email,
      password: input.password ?? DEMO_PASSWORD,
      fullName: input.full_name,
      userType: input.user_type,
      language: input.language ?? 'fr',
    });
    if (created && input.profile) await this.updateMe.execute(accountId, { account: {}, profile: input.profile });
    return { id: accountId, created };
  }
}
