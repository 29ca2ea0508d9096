import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { OidcIssuer } from './credentials/oidc-issuer.js';
import { DEMO_PASSWORD } from './domain/demo-accounts.js';
import type { PresentedCandidate, Presentation } from './domain/present-candidate.js';
import type { UserType } from './domain/user-type.js';
import type { Viewer } from './domain/visibility.policy.js';
import { type AccountCard, FindAccounts } from './queries/find-accounts.query.js';
import { FindRecipient, type MailPurpose, type Recipient } from './queries/find-recipient.query.js';
import { VerifiedEmail } from './queries/verified-email.query.js';
import { FindSeekers, type NamedSeeker } from './queries/find-seekers.query.js';
import { HoldAccounts } from './queries/hold-accounts.query.js';
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

/** An account the demo needs. Its password is the demo's unless another is given. */
export interface DemoAccountInput {
  readonly email: string;
  readonly full_name: string;
  readonly user_type: UserType;
  /** Default `fr`. */
  readonly language?: 'fr' | 'en';
  readonly password?: string;
  /** What the person tells about themselves; written only when the account is new. */
  readonly profile?: MyChanges['profile'];
}

/**
 * What other modules may ask of identity. Anything shown to a recruiter about a seeker comes from `presentCandidates`; the other
 * answers are for the server's own use.
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
  ) {}

  /** @returns null for nobody. */
  async findAccount(id: string): Promise<AccountCard | null> {
    return (await this.accounts.execute([id])).get(id) ?? null;
  }

  /** Many at once; unknown ids are absent from the map. */
  findAccounts(ids: readonly string[]): Promise<ReadonlyMap<string, AccountCard>> {
    return this.accounts.execute(ids);
  }

  /**
   * Until the transaction ends none of these accounts is closed. Take it before any other lock.
   *
   * @returns the accounts as they then are; look at `active`.
   */
  holdAccounts(ids: readonly string[]): Promise<ReadonlyMap<string, AccountCard>> {
    return this.hold.execute(ids);
  }

  /** Where to write to somebody; null where no letter of that purpose may go. Ask once a letter: those to an unconfirmed address are counted. */
  findRecipient(accountId: string, purpose: MailPurpose): Promise<Recipient | null> {
    return this.recipients.execute(accountId, purpose);
  }

  /** The address of an active account whose owner proved that they read it; null for any other. */
  verifiedEmailOf(accountId: string): Promise<string | null> {
    return this.verifiedEmail.of(accountId);
  }

  /**
   * For each of these people a function that takes out of their words what leads to them: to be used wherever such words
   * stand beside somebody masked. Whoever is unknown is absent.
   */
  scrubbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, (text: string) => string>> {
    return this.scrubWords.execute(ids);
  }

  /** Everything a seeker tells about work, unmasked; null for nobody and for who is no active seeker. */
  findSeekerProfile(id: string): Promise<SeekerProfile | null> {
    return this.profiles.find(id);
  }

  /** A profile without its mask, also a hidden or suspended one, for an operator's eyes; null for who closed the account. */
  profileForOperator(id: string): Promise<OperatorProfile | null> {
    return this.operatorProfiles.execute(id);
  }

  /** Ids of seekers who may be found, ascending; pass the last id of a page as `after` for the next one. */
  listVisibleSeekerIds(page: SeekerPage = {}): Promise<readonly string[]> {
    return this.profiles.listVisible(page);
  }

  /** Ids of seekers whose profile changed at or after `since`, oldest change first; at most `limit` (default 200, up to 1000). */
  seekersUpdatedSince(since: Date, limit?: number): Promise<readonly string[]> {
    return this.profiles.listUpdatedSince(since, limit);
  }

  /**
   * Seekers as a viewer may see them, by id. Whom the viewer may not know of is absent.
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
   * The same people by name alone, each with a function that scrubs their words for the same viewer: one statement where
   * `presentCandidates` needs five.
   */
  presentNames(
    viewer: Viewer,
    seekerIds: readonly string[],
    presentation: Presentation,
  ): Promise<ReadonlyMap<string, NamedSeeker>> {
    return this.seekers.names(viewer, seekerIds, presentation);
  }

  /** In percent, by the weights of `profile-completeness.ts`; 0 for nobody. */
  profileCompleteness(userId: string): Promise<number> {
    return this.profiles.completeness(userId);
  }

  /** In the transaction that swaps somebody's portrait. @throws NotFound for an account that is closed. */
  setAvatarUrl(userId: string, url: string | null): Promise<void> {
    return this.avatarUrl.execute(userId, url);
  }

  /** Takes down whether somebody has a video that can be played. */
  setHasProcessedVideo(userId: string, has: boolean): Promise<void> {
    return this.processedVideo.execute(userId, has);
  }

  /**
   * Where a browser goes to sign in with Google; null where that is not offered, and while the provider does not answer.
   * Answers from memory; only the very first time it may take half a second.
   */
  async googleAuthorizationUrl(): Promise<string | null> {
    return (await this.oidcIssuer.soon())?.authorizationEndpoint ?? null;
  }

  /**
   * Asks for proof that it is still the owner of the account who acts: the password, or a session opened minutes ago. Not inside a
   * transaction.
   *
   * @throws ReauthenticationRequired, WrongPassword, TooManyAttempts
   */
  proveOwner(actor: Actor, password?: string): Promise<void> {
    return this.reauthenticate.assert(actor, password);
  }

  /** @throws NotFound for an account that is no recruiter. */
  approveRecruiter(userId: string): Promise<void> {
    return this.approve.execute(userId);
  }

  /**
   * Invites somebody to recruit, by letter. In the caller's transaction.
   *
   * @returns the id of the invitation.
   * @throws EmailTaken for an address that has an account.
   */
  inviteRecruiter(operator: Actor, input: InvitationInput): Promise<string> {
    return this.invite.execute(operator, input);
  }

  /**
   * Makes sure an account of the demo (or the first operator's) exists, approved. Calling it again changes nothing.
   *
   * @throws EmailTaken when the e-mail belongs to an account of another kind.
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
