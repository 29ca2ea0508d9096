import { Global, Module } from '@nestjs/common';
import { ApplicationsFacade, ApplicationsModule, BlindSteps, OtherTies } from './modules/applications/index.js';
import { BillingModule, CompanyShowcase } from './modules/billing/index.js';
import { BookingsModule } from './modules/bookings/index.js';
import {
  CompaniesFacade,
  CompaniesModule,
  type CompanyCard,
  CompanyStanding,
  GalleryVideos,
  OpenPostings,
  TeamAccounts,
} from './modules/companies/index.js';
import {
  ActivePacks,
  ActPerformer,
  CreditsModule,
  Employers,
  SharedCreditsFacade,
  SpentFor,
} from './modules/credits/index.js';
import {
  AccountCompanies,
  type AccountCompany,
  AccountFiles,
  BlindReviews,
  CompanySignIn,
  CompanySignInFacade,
  DisclosuresFacade,
  IdentityFacade,
  IdentityModule,
  PairTerms,
  PersonalDataHolders,
  SeekerVideos,
  StandingFollowers,
} from './modules/identity/index.js';
import { JobApplications, JobMatches, JobsFacade, JobsModule, PostingSetups } from './modules/jobs/index.js';
import {
  CompanyRefusals,
  ConceptNames,
  MatchFollowers,
  MatchingFacade,
  MatchingModule,
} from './modules/matching/index.js';
import {
  InterviewRecordings,
  MediaFacade,
  MediaModule,
  PersonalFiles,
  PublicImages,
  SharedFiles,
  TagConcepts,
  WatchPolicy,
} from './modules/media/index.js';
import { MessagingFacade, MessagingModule } from './modules/messaging/index.js';
import { NotificationsModule, StoredEmailPreferences } from './modules/notifications/index.js';
import { FairnessModule } from './modules/fairness/index.js';
import { OperationsModule } from './modules/operations/index.js';
import {
  ReservationEndings,
  ReservationTermsFacade,
  ReservationsFacade,
  ReservationsModule,
} from './modules/reservations/index.js';
import { ResumesModule } from './modules/resumes/index.js';
import { creditBindings } from './app.credits.js';
import { mediaBindings } from './app.media.js';
import { personalDataHolders } from './app.personal-data.js';
import { EmailPreferences } from './platform/mail/email-preferences.js';
import { SharesModule } from './modules/shares/index.js';
import { HandoverModule } from './modules/handover/index.js';
import { RoomsModule } from './modules/rooms/index.js';
import { ShortlistsModule } from './modules/shortlists/index.js';
import { RequiredSignIn, SsoModule } from './modules/sso/index.js';

const accountCards = (cards: ReadonlyMap<string, CompanyCard>): ReadonlyMap<string, AccountCompany> =>
  new Map([...cards].map(([key, { id, name, logoUrl }]) => [key, { id, name, logo_url: logoUrl }]));

/**
 * Binds ports of modules to the facades of other modules. For example, media asks whether a viewer may watch, and identity answers. Nothing
 * else belongs in this file.
 */
@Global()
@Module({
  imports: [
    IdentityModule,
    CompaniesModule,
    CreditsModule,
    BillingModule,
    JobsModule,
    MediaModule,
    MatchingModule,
    ApplicationsModule,
    ReservationsModule,
    BookingsModule,
    MessagingModule,
    NotificationsModule,
    OperationsModule,
    ResumesModule,
    FairnessModule,
    SharesModule,
    RoomsModule,
    ShortlistsModule,
    SsoModule,
    HandoverModule,
  ],
  providers: [
    {
      provide: AccountCompanies,
      inject: [CompaniesFacade],
      useFactory: (companies: CompaniesFacade): AccountCompanies => ({
        companiesOf: async (accountIds) => {
          const found = await companies.companiesOf(accountIds);
          return new Map(
            [...found].map(([key, { id, name, logoUrl, role }]) => [key, { id, name, logo_url: logoUrl, role }]),
          );
        },
        findCompanies: async (companyIds) => accountCards(await companies.findCompanies(companyIds)),
      }),
    },
    {
      provide: SeekerVideos,
      inject: [MediaFacade],
      useFactory: (media: MediaFacade): SeekerVideos => ({
        videosOf: (seekerIds) => media.playableVideosOf(seekerIds),
        describedVideosOf: async (seekerIds, language) => {
          const shown = await media.shownVideosOf(seekerIds, language);
          return new Map(
            [...shown].map(([seekerId, videos]) => [
              seekerId,
              videos.map(({ id, kind, title, duration, thumbnailUrl, questions, ...words }) => ({
                id,
                kind,
                title,
                duration,
                words: {
                  ...words,
                  thumbnail_url: thumbnailUrl,
                  questions: questions.map(({ text, answerText }) => ({ text, answer_text: answerText })),
                },
              })),
            ]),
          );
        },
      }),
    },
    {
      provide: AccountFiles,
      inject: [MediaFacade],
      useFactory: (media: MediaFacade): AccountFiles => ({ resumesOf: (accountIds) => media.resumesOf(accountIds) }),
    },
    {
      provide: PersonalFiles,
      inject: [DisclosuresFacade, IdentityFacade],
      useFactory: (disclosures: DisclosuresFacade, identity: IdentityFacade): PersonalFiles => ({
        maySee: (viewer, ownerId, kind) => disclosures.maySeeFilesOf(viewer, ownerId, kind),
        avatarChanged: (ownerId, url) => identity.setAvatarUrl(ownerId, url),
        resumeDownloaded: (viewer, ownerId) => disclosures.noteDownloaded(viewer, ownerId),
      }),
    },
    {
      provide: SharedFiles,
      inject: [MessagingFacade],
      useFactory: (messaging: MessagingFacade): SharedFiles => ({
        maySee: (viewer, fileId) => messaging.maySeeAttachment(viewer, fileId),
      }),
    },
    {
      provide: TagConcepts,
      // Not the facade, because it depends on media itself.
      inject: [ConceptNames],
      useFactory: (names: ConceptNames): TagConcepts => ({
        known: (tags, language) => names.known(tags, language),
        within: (text, language, max) => names.within(text, language, max),
      }),
    },
    {
      provide: PublicImages,
      inject: [CompaniesFacade],
      useFactory: (companies: CompaniesFacade): PublicImages => ({ inUse: (urls) => companies.logosInUse(urls) }),
    },
    personalDataHolders,
    ...creditBindings,
    ...mediaBindings,
    {
      provide: CompanyShowcase,
      inject: [CompaniesFacade, JobsFacade],
      useFactory: (companies: CompaniesFacade, jobs: JobsFacade): CompanyShowcase => ({
        of: async (companyIds) => {
          const cards = await companies.showcaseOf(companyIds);
          const activeJobs = await jobs.countActiveOf(companyIds);
          return new Map([...cards].map(([id, card]) => [id, { ...card, activeJobs: activeJobs.get(id) ?? 0 }]));
        },
      }),
    },
    {
      provide: GalleryVideos,
      inject: [MediaFacade],
      useFactory: (media: MediaFacade): GalleryVideos => ({
        of: async (videoIds, language) => {
          const videos = await media.describeVideos(videoIds, language);
          return new Map(
            [...videos].map(([id, { ownerId, status, progress, duration, thumbnail_url, visibility, error }]) => [
              id,
              {
                ownerId,
                status,
                progress,
                duration,
                thumbnailUrl: thumbnail_url,
                hidden: visibility === 'HIDDEN',
                problem: error,
              },
            ]),
          );
        },
        remove: (ownerId, videoId) => media.removeVideo(ownerId, videoId),
      }),
    },
    {
      provide: CompanyStanding,
      inject: [IdentityFacade, ApplicationsFacade],
      useFactory: (identity: IdentityFacade, applications: ApplicationsFacade): CompanyStanding => ({
        approvedAmong: async (recruiterIds) => {
          const accounts = await identity.findAccounts(recruiterIds);
          const may = [...accounts.values()].filter(({ active, approved }) => active && approved);
          return new Set(may.map(({ id }) => id));
        },
        responseRatesOf: (companyIds) => applications.responseRatesOf(companyIds),
      }),
    },
    {
      provide: OpenPostings,
      inject: [JobsFacade],
      useFactory: (jobs: JobsFacade): OpenPostings => ({ countOf: (companyIds) => jobs.countActiveOf(companyIds) }),
    },
    {
      provide: TeamAccounts,
      inject: [IdentityFacade, CompanySignInFacade, RequiredSignIn],
      useFactory: (
        identity: IdentityFacade,
        companySignIn: CompanySignInFacade,
        required: RequiredSignIn,
      ): TeamAccounts => ({
        hold: (accountId) => identity.holdRecruiter(accountId),
        approve: (accountId) => identity.approveRecruiter(accountId),
        endCompanySessions: (accountIds) => companySignIn.endSessions(accountIds),
        endOtherSessions: async (accountId) => {
          if (await required.isRequiredFor(accountId)) await companySignIn.endOtherSessions([accountId]);
        },
      }),
    },
    {
      provide: MatchFollowers,
      inject: [ReservationsFacade],
      useFactory: (reservations: ReservationsFacade): MatchFollowers => ({
        matchMoved: (move) => reservations.followMatch(move),
      }),
    },
    {
      provide: CompanyRefusals,
      inject: [ReservationTermsFacade],
      useFactory: (reservations: ReservationTermsFacade): CompanyRefusals => ({
        assertOpen: (companyId, seekerId) => reservations.assertOpen(companyId, seekerId),
      }),
    },
    {
      provide: PairTerms,
      inject: [ReservationTermsFacade],
      useFactory: (reservations: ReservationTermsFacade): PairTerms => ({
        of: (companyId, seekerIds) => reservations.of(companyId, seekerIds),
      }),
    },
    {
      provide: StandingFollowers,
      inject: [JobsFacade, ReservationEndings, SharedCreditsFacade],
      useFactory: (
        jobs: JobsFacade,
        reservations: ReservationEndings,
        credits: SharedCreditsFacade,
      ): StandingFollowers => ({
        suspended: async (accountId) => {
          await credits.end(accountId);
          await jobs.pausePostingsOf(accountId);
          await reservations.endWaitingOf(accountId);
        },
      }),
    },
    {
      provide: BlindReviews,
      inject: [BlindSteps],
      useFactory: (steps: BlindSteps): BlindReviews => ({
        among: (reader, seekerIds) => steps.hiddenAmong(reader, seekerIds),
      }),
    },
    {
      provide: OtherTies,
      inject: [ReservationsFacade],
      useFactory: (reservations: ReservationsFacade): OtherTies => ({
        reservedUntil: (companyId, seekerId) => reservations.reservedUntil(companyId, seekerId),
      }),
    },
    { provide: CompanySignIn, useExisting: RequiredSignIn },
    { provide: EmailPreferences, useExisting: StoredEmailPreferences },
    {
      provide: JobMatches,
      inject: [MatchingFacade],
      useFactory: (matching: MatchingFacade): JobMatches => ({
        countByJob: (jobIds) => matching.countByJob(jobIds),
        countHiredByJob: (jobIds) => matching.countHiredByJob(jobIds),
        ofSeeker: (seekerId, jobId, language) => matching.matchOfSeeker(seekerId, jobId, language),
        similarTo: (jobId) => matching.jobsLike(jobId),
        straightLineOf: (seekerId, location) => matching.straightLineOf(seekerId, location),
        ofSameOccupation: (jobId, before) => matching.jobsOfSameOccupation(jobId, before),
        fitsOf: (seekerId, jobIds, language) => matching.fitsOfSeeker(seekerId, jobIds, language),
      }),
    },
    {
      provide: JobApplications,
      inject: [ApplicationsFacade],
      useFactory: (applications: ApplicationsFacade): JobApplications => ({
        countByJob: (jobIds) => applications.countByJob(jobIds),
        hasApplied: (seekerId, jobId) => applications.hasApplied(seekerId, jobId),
      }),
    },
    {
      provide: PostingSetups,
      inject: [ApplicationsFacade],
      useFactory: (applications: ApplicationsFacade): PostingSetups => ({
        of: (jobId) => applications.setupOf(jobId),
        give: (setup, owner) => applications.giveSetup(setup, owner),
      }),
    },
  ],
  exports: [
    ActPerformer,
    ActivePacks,
    Employers,
    SpentFor,
    CompanyShowcase,
    CompanyStanding,
    GalleryVideos,
    OpenPostings,
    TeamAccounts,
    AccountCompanies,
    AccountFiles,
    SeekerVideos,
    StandingFollowers,
    PersonalFiles,
    PublicImages,
    TagConcepts,
    SharedFiles,
    InterviewRecordings,
    PersonalDataHolders,
    WatchPolicy,
    BlindReviews,
    CompanySignIn,
    OtherTies,
    JobMatches,
    JobApplications,
    PostingSetups,
    CompanyRefusals,
    MatchFollowers,
    PairTerms,
    EmailPreferences,
  ],
})
export class BindingsModule {}
