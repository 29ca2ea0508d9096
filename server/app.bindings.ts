import { Global, Module } from '@nestjs/common';
import {
  CompaniesFacade,
  CompaniesModule,
  CompaniesPersonalData,
  type CompanyCard,
} from './modules/companies/index.js';
import { CreditsModule, CreditsPersonalData } from './modules/credits/index.js';
import {
  AccountCompanies,
  type AccountCompany,
  AccountFiles,
  DisclosuresFacade,
  IdentityFacade,
  IdentityModule,
  IdentityPersonalData,
  PersonalDataHolders,
  SeekerVideos,
} from './modules/identity/index.js';
import { JobMatches, JobsModule, JobsPersonalData } from './modules/jobs/index.js';
import { MatchingFacade, MatchingModule, MatchingPersonalData } from './modules/matching/index.js';
import {
  MediaFacade,
  MediaModule,
  MediaPersonalData,
  PersonalFiles,
  PublicImages,
  WatchPolicy,
} from './modules/media/index.js';
import type { PersonalDataHolder } from './platform/personal-data/personal-data.js';

const accountCards = (cards: ReadonlyMap<string, CompanyCard>): ReadonlyMap<string, AccountCompany> =>
  new Map([...cards].map(([key, { id, name, logoUrl }]) => [key, { id, name, logo_url: logoUrl }]));

/**
 * Where modules meet: what a module asks of one that builds on it (or that it must not know) is answered here by the facade
 * of the module that owns the answer. Nothing else belongs in this file.
 */
@Global()
@Module({
  imports: [IdentityModule, CompaniesModule, CreditsModule, JobsModule, MediaModule, MatchingModule],
  providers: [
    {
      provide: AccountCompanies,
      inject: [CompaniesFacade],
      useFactory: (companies: CompaniesFacade): AccountCompanies => ({
        companiesOf: async (accountIds) => accountCards(await companies.companiesOf(accountIds)),
        findCompanies: async (companyIds) => accountCards(await companies.findCompanies(companyIds)),
        traitsOf: (companyIds) => companies.traitsOf(companyIds),
      }),
    },
    {
      provide: SeekerVideos,
      inject: [MediaFacade],
      useFactory: (media: MediaFacade): SeekerVideos => ({
        videosOf: (seekerIds) => media.playableVideosOf(seekerIds),
      }),
    },
    {
      provide: AccountFiles,
      inject: [MediaFacade],
      useFactory: (media: MediaFacade): AccountFiles => ({
        resumesOf: (accountIds) => media.resumesOf(accountIds),
      }),
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
      provide: PublicImages,
      inject: [CompaniesFacade],
      useFactory: (companies: CompaniesFacade): PublicImages => ({
        inUse: (urls) => companies.logosInUse(urls),
      }),
    },
    {
      // In the order in which an account is closed: a company may go before the pictures that it alone still shows.
      provide: PersonalDataHolders,
      inject: [
        JobsPersonalData,
        CompaniesPersonalData,
        CreditsPersonalData,
        MatchingPersonalData,
        MediaPersonalData,
        IdentityPersonalData,
      ],
      useFactory: (...holders: PersonalDataHolder[]) => new PersonalDataHolders(holders),
    },
    {
      provide: WatchPolicy,
      inject: [DisclosuresFacade, IdentityFacade],
      useFactory: (disclosures: DisclosuresFacade, identity: IdentityFacade): WatchPolicy => ({
        mayWatch: (viewer, { ownerId }) => disclosures.mayWatch(viewer, ownerId),
        noteWatched: (viewer, { id, ownerId }) => disclosures.noteWatched(viewer, ownerId, id),
        describeOwner: async (viewer, ownerId) => {
          const owners = await identity.presentCandidates(viewer, [ownerId], { language: 'fr', place: 'profile' });
          const owner = viewer.id === ownerId ? undefined : owners.get(ownerId);
          return { user: owner ? { fullName: owner.full_name, avatarUrl: owner.avatar_url } : null, company: null };
        },
      }),
    },
    {
      provide: JobMatches,
      inject: [MatchingFacade],
      useFactory: (matching: MatchingFacade): JobMatches => ({
        countByJob: (jobIds) => matching.countByJob(jobIds),
        ofSeeker: (seekerId, jobId, language) => matching.matchOfSeeker(seekerId, jobId, language),
      }),
    },
  ],
  exports: [
    AccountCompanies,
    AccountFiles,
    SeekerVideos,
    PersonalFiles,
    PublicImages,
    PersonalDataHolders,
    WatchPolicy,
    JobMatches,
  ],
})
export class BindingsModule {}
