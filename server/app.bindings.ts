import { Global, Module } from '@nestjs/common';
import { CompaniesFacade, CompaniesModule } from './modules/companies/index.js';
import { AccountCompanies, SeekerVideos } from './modules/identity/index.js';
import { JobMatches } from './modules/jobs/index.js';
import { MatchingFacade, MatchingModule } from './modules/matching/index.js';
import { MediaFacade, MediaModule } from './modules/media/index.js';

/**
 * Where modules meet: what a module asks of one that builds on it (or that it must not know) is answered here by the facade
 * of the module that owns the answer. Nothing else belongs in this file.
 */
@Global()
@Module({
  imports: [CompaniesModule, MediaModule, MatchingModule],
  providers: [
    {
      provide: AccountCompanies,
      inject: [CompaniesFacade],
      useFactory: (companies: CompaniesFacade): AccountCompanies => ({
        companiesOf: async (accountIds) => {
          const found = await companies.companiesOf(accountIds);
          return new Map(
            [...found].map(([id, { id: companyId, name, logoUrl }]) => [
              id,
              { id: companyId, name, logo_url: logoUrl },
            ]),
          );
        },
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
      provide: JobMatches,
      inject: [MatchingFacade],
      useFactory: (matching: MatchingFacade): JobMatches => ({
        countByJob: (jobIds) => matching.countByJob(jobIds),
        ofSeeker: (seekerId, jobId, language) => matching.matchOfSeeker(seekerId, jobId, language),
      }),
    },
  ],
  exports: [AccountCompanies, SeekerVideos, JobMatches],
})
export class BindingsModule {}
