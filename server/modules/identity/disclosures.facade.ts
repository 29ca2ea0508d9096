import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { NotFound } from '../../platform/errors/request.errors.js';
import type { Employer, KnownEmployer } from './domain/employer.js';
import type { OpenDisclosure } from './domain/present-candidate.js';
import type { AccountFile, Viewer } from './domain/visibility.policy.js';
import { AccessLog } from './persistence/access-log.js';
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

/** A video of a masked seeker, bought to be watched. */
export interface BoughtVideo {
  readonly viewerId: string;
  readonly companyId: string;
  readonly seekerId: string;
  readonly videoId: string;
  /** Credits. */
  readonly cost: number;
}

/** How a recruiter stands to one seeker. */
export interface Acquaintance {
  /** False for who is hidden, excluded the recruiter, is gone or no seeker: nobody, to the recruiter. */
  readonly isKnown: boolean;
  /** What opens the profile to the recruiter's company now; null while it is masked. */
  readonly disclosure: OpenDisclosure | null;
  /** The finished, visible videos play. */
  readonly mayWatch: boolean;
}

/** To whom seekers' profiles are open, who watched them, and from whom they hide. */
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
   * Opens a seeker's profile to a company, in the caller's transaction. Calling it again changes nothing.
   *
   * @throws NotFound for who is no active seeker, and for a seeker who hides from that company and did not act themselves.
   * @example await disclosures.disclose({ seekerId, companyId, type: 'RESERVED', expiresAt, cost: 1, actorId: recruiter.id });
   */
  disclose(input: DisclosureInput): Promise<void> {
    return this.discloseProfile.execute(input);
  }

  /**
   * Closes it again, in the caller's transaction.
   *
   * @returns false when nothing of the kind was open.
   */
  conceal(input: ConcealmentInput): Promise<boolean> {
    return this.concealProfile.execute(input);
  }

  /** What opens the seeker's profile to the viewer's company now; null while it is masked. */
  async disclosureOf(viewer: Viewer, seekerId: string): Promise<OpenDisclosure | null> {
    return (await this.standings.ofOne(viewer, seekerId)).disclosure;
  }

  /** Many at once; masked ones are absent from the map. */
  async disclosuresOf(viewer: Viewer, seekerIds: readonly string[]): Promise<ReadonlyMap<string, OpenDisclosure>> {
    const standings = await this.standings.of(viewer, seekerIds);
    return new Map([...standings].flatMap(([id, { disclosure }]) => (disclosure ? [[id, disclosure] as const] : [])));
  }

  async hasDisclosure(viewer: Viewer, seekerId: string): Promise<boolean> {
    return (await this.disclosureOf(viewer, seekerId)) !== null;
  }

  /** A recruiter and one seeker, at one moment: whether the seeker may be known of, what opens the profile, and who would watch. */
  async lookAt(recruiter: Viewer, seekerId: string): Promise<Acquaintance> {
    const { view, standing } = await this.files.look(recruiter, seekerId);
    return {
      isKnown: view === 'candidate',
      disclosure: standing.disclosure,
      mayWatch: view === 'candidate' && standing.open !== null,
    };
  }

  /** Whether the viewer may be sent the stored files of an account; ask for every request. */
  maySeeFilesOf(viewer: Viewer, ownerId: string, file: AccountFile): Promise<boolean> {
    return this.files.execute(viewer, ownerId, file);
  }

  /** Whether the viewer may watch the finished, visible videos of a seeker who is somebody else. */
  async mayWatch(viewer: Viewer, ownerId: string): Promise<boolean> {
    return viewer.role === 'RECRUITER' && (await this.files.execute(viewer, ownerId, 'video'));
  }

  /** A recruiter was sent a seeker's video; written down once a day. Does nothing for anybody else. */
  async noteWatched(viewer: Viewer, seekerId: string, videoId: string): Promise<void> {
    if (viewer.role !== 'RECRUITER' || viewer.id === seekerId) return;
    const { open, companyId } = await this.standings.ofOne(viewer, seekerId);
    await this.log.addWatched(
      { seekerId, viewerId: viewer.id, companyId, interaction: open, videoId },
      this.clock.now(),
    );
  }

  /** Whether one video of the seeker may be sold while the profile is masked; null: not answered, which is no. */
  videoSaleOf(seekerId: string): Promise<boolean | null> {
    return this.videoSale.of(seekerId);
  }

  /** The same in the transaction that buys: the seeker's new answer waits until it ends. */
  holdVideoSale(seekerId: string): Promise<boolean | null> {
    return this.videoSale.hold(seekerId);
  }

  /** A company bought to watch one video of a seeker who stays masked; in the transaction that pays for it. */
  noteVideoBought(bought: BoughtVideo): Promise<void> {
    return this.log.addWatched({ ...bought, interaction: null }, this.clock.now());
  }

  /** A recruiter was sent a seeker's résumé. Does nothing for anybody else. */
  async noteDownloaded(viewer: Viewer, seekerId: string): Promise<void> {
    if (viewer.role !== 'RECRUITER' || viewer.id === seekerId) return;
    const { open, companyId } = await this.standings.ofOne(viewer, seekerId);
    await this.log.add(
      { seekerId, kind: 'DOWNLOADED', viewerId: viewer.id, companyId, interaction: open },
      this.clock.now(),
    );
  }

  /** From whom a seeker hides; ask once, then for each company. */
  exclusionsOf(seekerId: string): Promise<SeekerExclusions> {
    return this.exclusions.execute(seekerId);
  }

  /** Those of the companies from whom a seeker hides, from one statement. */
  excludedAmong(seekerId: string, companyIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.exclusions.among(seekerId, companyIds);
  }

  /**
   * A seeker hides from a company, in the caller's transaction.
   *
   * @returns the id of the exclusion; null where one of theirs covers the company already.
   * @throws UnknownCompany, TooManyExclusions
   */
  async hideFrom(seekerId: string, companyId: string): Promise<string | null> {
    const exclusions = await this.exclusions.execute(seekerId);
    if (await exclusions.cover(companyId)) return null;
    return this.addExclusion.execute(seekerId, { companyId, domain: null });
  }

  /** Takes such an exclusion back, in the caller's transaction; one that is gone already is fine. */
  async showAgain(seekerId: string, exclusionId: string): Promise<void> {
    try {
      await this.removeExclusion.execute(seekerId, exclusionId);
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
    }
  }

  /** The viewer's company, and what it is recognised by; without a statement where the guard read it with the session. */
  employerOfViewer(viewer: Viewer): Promise<KnownEmployer> {
    return this.employers.ofViewer(viewer);
  }

  /** What a recruiter is recognised by in `seeker_exclusion`: for counts in SQL that leave out who hides from them. */
  employerOf(recruiterId: string): Promise<Employer> {
    return this.employers.ofRecruiter(recruiterId);
  }

  /** How often recruiters opened the seeker's page. */
  profileViews(seekerId: string): Promise<ProfileViewCount> {
    return this.views.execute(seekerId);
  }

  /** The same by day (UTC) since then; a day without any is absent. */
  profileViewsByDay(seekerId: string, since: Date): Promise<ReadonlyMap<string, number>> {
    return this.views.byDay(seekerId, since);
  }
}
