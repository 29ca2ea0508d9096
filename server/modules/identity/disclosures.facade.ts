import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { NotFound } from '../../platform/errors/request.errors.js';
import type { BlindReader } from './domain/blind-reviews.js';
import type { Employer, KnownEmployer } from './domain/employer.js';
import type { OpenDisclosure } from './domain/present-candidate.js';
import type { AccountFile, Viewer } from './domain/visibility.policy.js';
import { AccessLog, type SharedAccess } from './persistence/access-log.js';
import { Employers } from './queries/employers.query.js';
import { ExclusionsOfSeeker, type SeekerExclusions } from './queries/exclusions-of-seeker.query.js';
import { MaySeeFiles } from './queries/may-see-files.query.js';
import { type ProfileViewCount, ProfileViews } from './queries/profile-views.query.js';
import { Standings } from './queries/standings.query.js';
import { VideoSale } from './queries/video-sale.query.js';
import { ConcealProfile, type ConcealmentInput } from './use-cases/conceal-profile.js';
import { AddExclusion } from './use-cases/add-exclusion.js';
import { type DisclosureInput, DiscloseProfile } from './use-cases/disclose-profile.js';
import { RemoveExclusion } from './use-cases/remove-exclusion.js';

/** A paid view of one video of a masked seeker. */
export interface BoughtVideo {
  readonly viewerId: string;
  readonly companyId: string;
  readonly seekerId: string;
  readonly videoId: string;
  /** Price in credits. */
  readonly cost: number;
}

/** Access of a recruiter to one seeker. */
export interface Acquaintance {
  /**
   * False if the seeker is hidden, excludes the recruiter, is gone or not a seeker; the recruiter then gets the same answer as
   * for an unknown id.
   */
  readonly isKnown: boolean;
  /** The reason why the profile is open to the recruiter's company now; null if it is masked. */
  readonly disclosure: OpenDisclosure | null;
  /** The recruiter may play the finished, visible videos. */
  readonly mayWatch: boolean;
}

/** Access to seekers' profiles: who may open them, who viewed them, and whom seekers hide from. */
@Injectable()
export class DisclosuresFacade {
  constructor(
    private readonly discloseProfile: DiscloseProfile,
    private readonly concealProfile: ConcealProfile,
    private readonly standings: Standings,
    private readonly exclusions: ExclusionsOfSeeker,
    private readonly employers: Employers,
    private readonly files: MaySeeFiles,
    private readonly views: ProfileViews,
    private readonly log: AccessLog,
    private readonly clock: Clock,
    private readonly addExclusion: AddExclusion,
    private readonly removeExclusion: RemoveExclusion,
    private readonly videoSale: VideoSale,
  ) {}

  /**
   * Opens a seeker's profile to a company, in the caller's transaction. Idempotent.
   *
   * @throws NotFound if there is no such active seeker, or if the seeker hides from that company and did not act themselves.
   * @example await disclosures.disclose({ seekerId, companyId, type: 'RESERVED', expiresAt, cost: 1, actorId: recruiter.id });
   */
  disclose(input: DisclosureInput): Promise<void> {
    return this.discloseProfile.execute(input);
  }

  /**
   * Closes it again, in the caller's transaction.
   *
   * @returns false if no such disclosure was open.
   */
  conceal(input: ConcealmentInput): Promise<boolean> {
    return this.concealProfile.execute(input);
  }

  /** Finds the reason why the seeker's profile is open to the viewer's company now; null if it is masked. */
  async disclosureOf(viewer: Viewer, seekerId: string): Promise<OpenDisclosure | null> {
    return (await this.standings.ofOne(viewer, seekerId)).disclosure;
  }

  /** The same for many seekers; masked ones are absent. */
  async disclosuresOf(viewer: Viewer, seekerIds: readonly string[]): Promise<ReadonlyMap<string, OpenDisclosure>> {
    const standings = await this.standings.of(viewer, seekerIds);
    return new Map([...standings].flatMap(([id, { disclosure }]) => (disclosure ? [[id, disclosure] as const] : [])));
  }

  /** The people in `seekerIds` that the viewer reviews blind now: their name, place, face and voice are hidden. */
  blindAmong(viewer: Viewer, seekerIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.standings.blindAmong(viewer, seekerIds);
  }

  async reviewsBlind(viewer: Viewer, seekerId: string): Promise<boolean> {
    return (await this.standings.blindAmong(viewer, [seekerId])).has(seekerId);
  }

  /** A viewer who may be in blind reviews; null for all others. */
  blindReaderOf(viewer: Viewer): Promise<BlindReader | null> {
    return this.standings.blindReaderOf(viewer);
  }

  /** Logs that a member of a team began a blind review of a seeker, as a view of the mask. */
  noteBlindView(seekerId: string, viewerId: string, companyId: string): Promise<void> {
    return this.log.add({ seekerId, kind: 'VIEWED', viewerId, companyId, interaction: null }, this.clock.now());
  }

  async hasDisclosure(viewer: Viewer, seekerId: string): Promise<boolean> {
    return (await this.disclosureOf(viewer, seekerId)) !== null;
  }

  /**
   * Access of a recruiter to one seeker: whether the seeker is visible, what opens the profile, and whether videos may be played.
   */
  async lookAt(recruiter: Viewer, seekerId: string): Promise<Acquaintance> {
    const { view, standing } = await this.files.accessTo(recruiter, seekerId);
    return {
      isKnown: view === 'candidate',
      disclosure: standing.disclosure,
      mayWatch: view === 'candidate' && standing.open !== null,
    };
  }

  /** Whether the viewer may receive stored files of an account. Check it on each request. */
  maySeeFilesOf(viewer: Viewer, ownerId: string, file: AccountFile): Promise<boolean> {
    return this.files.execute(viewer, ownerId, file);
  }

  /** Whether the viewer may play the finished, visible videos of another seeker. */
  async mayWatch(viewer: Viewer, ownerId: string): Promise<boolean> {
    return viewer.role === 'RECRUITER' && (await this.files.execute(viewer, ownerId, 'video'));
  }

  /** Logs that a recruiter watched a seeker's video, once a day. Does nothing for other viewers. */
  async noteWatched(viewer: Viewer, seekerId: string, videoId: string): Promise<void> {
    if (viewer.role !== 'RECRUITER' || viewer.id === seekerId) return;
    const { open, companyId } = await this.standings.ofOne(viewer, seekerId);
    await this.log.addWatched(
      { seekerId, viewerId: viewer.id, companyId, interaction: open, videoId },
      this.clock.now(),
    );
  }

  /** Whether one video of the seeker may be sold while the profile is masked; null (no answer) means no. */
  videoSaleOf(seekerId: string): Promise<boolean | null> {
    return this.videoSale.of(seekerId);
  }

  /** The same with a lock for the purchase: a new answer of the seeker waits until the transaction ends. */
  holdVideoSale(seekerId: string): Promise<boolean | null> {
    return this.videoSale.hold(seekerId);
  }

  /** Logs a paid view of a masked seeker's video, in the transaction of the payment. */
  noteVideoBought(bought: BoughtVideo): Promise<void> {
    return this.log.addWatched({ ...bought, interaction: null }, this.clock.now());
  }

  /** Logs that a recruiter downloaded a seeker's résumé. Does nothing for other viewers. */
  async noteDownloaded(viewer: Viewer, seekerId: string): Promise<void> {
    if (viewer.role !== 'RECRUITER' || viewer.id === seekerId) return;
    const { open, companyId } = await this.standings.ofOne(viewer, seekerId);
    await this.log.add(
      { seekerId, kind: 'DOWNLOADED', viewerId: viewer.id, companyId, interaction: open },
      this.clock.now(),
    );
  }

  /** Logs a visit through a share link, in the caller's transaction. The caller counts each reader's day once. */
  noteShared(entries: readonly SharedAccess[]): Promise<void> {
    return this.log.addShared(entries, this.clock.now());
  }

  /** The employers a seeker hides from. Load once, then check each company. */
  exclusionsOf(seekerId: string): Promise<SeekerExclusions> {
    return this.exclusions.execute(seekerId);
  }

  /** The companies among `companyIds` that a seeker hides from, in one statement. */
  excludedAmong(seekerId: string, companyIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.exclusions.among(seekerId, companyIds);
  }

  /**
   * Hides a seeker from a company, in the caller's transaction.
   *
   * @returns the id of the exclusion; null if another exclusion already covers the company.
   * @throws UnknownCompany, TooManyExclusions
   */
  async hideFrom(seekerId: string, companyId: string): Promise<string | null> {
    const exclusions = await this.exclusions.execute(seekerId);
    if (await exclusions.cover(companyId)) return null;
    return this.addExclusion.execute(seekerId, { companyId, domain: null });
  }

  /** Removes such an exclusion, in the caller's transaction. Does nothing if it is already gone. */
  async showAgain(seekerId: string, exclusionId: string): Promise<void> {
    try {
      await this.removeExclusion.execute(seekerId, exclusionId);
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
    }
  }

  /** The viewer's company and its domains. Needs no query if the guard read them with the session. */
  employerOfViewer(viewer: Viewer): Promise<KnownEmployer> {
    return this.employers.ofViewer(viewer);
  }

  /** A recruiter's company and domains as used in `seeker_exclusion`, for SQL counts without people who hide from them. */
  employerOf(recruiterId: string): Promise<Employer> {
    return this.employers.ofRecruiter(recruiterId);
  }

  /** Number of views of the seeker's page by recruiters. */
  profileViews(seekerId: string): Promise<ProfileViewCount> {
    return this.views.execute(seekerId);
  }

  /** The same by day (UTC) since `since`; days without views are absent. */
  profileViewsByDay(seekerId: string, since: Date): Promise<ReadonlyMap<string, number>> {
    return this.views.byDay(seekerId, since);
  }
}
