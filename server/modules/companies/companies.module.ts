import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { CompaniesFacade } from './companies.facade.js';
import { CompaniesPersonalData } from './companies-personal-data.js';
import { CompaniesController } from './http/companies.controller.js';
import { CompanyReviewsController } from './http/company-reviews.controller.js';
import { CompanyVerificationController } from './http/company-verification.controller.js';
import { CompanyVideosController } from './http/company-videos.controller.js';
import { TeamController } from './http/team.controller.js';
import { SendDomainCodeJob } from './jobs/send-domain-code.job.js';
import { SendTeamInvitationJob } from './jobs/send-team-invitation.job.js';
import { TeamSignInFacade } from './team-sign-in.facade.js';
import { entities } from './persistence/entities.js';
import { CompanyRepository } from './persistence/company.repository.js';
import { CompanyVideoRepository } from './persistence/company-video.repository.js';
import { TeamRepository } from './persistence/team.repository.js';
import { VerificationRepository } from './persistence/verification.repository.js';
import { CompanyDirectoryQueryHandler } from './queries/company-directory.query.js';
import { CompanyMarks } from './queries/company-marks.js';
import { CompanyReviewsQueryHandler } from './queries/company-reviews.query.js';
import { CompanyVerificationQuery } from './queries/company-verification.query.js';
import { CompanyVideosQuery } from './queries/company-videos.query.js';
import { GetCompanyQuery } from './queries/get-company.query.js';
import { InvitationPreviewQuery } from './queries/invitation-preview.query.js';
import { ListCompaniesQueryHandler } from './queries/list-companies.query.js';
import { ListMyCompaniesQuery } from './queries/list-my-companies.query.js';
import { Resemblances } from './queries/resemblances.js';
import { ReviewWarnings } from './queries/review-warnings.js';
import { TeamQuery } from './queries/team.query.js';
import { AddCompanyVideo } from './use-cases/add-company-video.js';
import { AddToTeam } from './use-cases/add-to-team.js';
import { AskDomainCode } from './use-cases/ask-domain-code.js';
import { ChangeMember } from './use-cases/change-member.js';
import { ChangeVerification } from './use-cases/change-verification.js';
import { CreateCompany } from './use-cases/create-company.js';
import { InviteMember } from './use-cases/invite-member.js';
import { JoinBySignIn } from './use-cases/join-by-sign-in.js';
import { JoinTeam } from './use-cases/join-team.js';
import { ProveEmailDomain } from './use-cases/prove-email-domain.js';
import { RemoveCompany } from './use-cases/remove-company.js';
import { RemoveCompanyVideo } from './use-cases/remove-company-video.js';
import { RemoveMember } from './use-cases/remove-member.js';
import { ReviewCompany } from './use-cases/review-company.js';
import { SendDomainCode } from './use-cases/send-domain-code.js';
import { SendTeamInvitation } from './use-cases/send-team-invitation.js';
import { TidyGallery } from './use-cases/tidy-gallery.js';
import { UpdateCompany } from './use-cases/update-company.js';
import { UpdateCompanyVideo } from './use-cases/update-company-video.js';

const useCases = [
  AddCompanyVideo,
  AddToTeam,
  AskDomainCode,
  ChangeMember,
  ChangeVerification,
  CreateCompany,
  InviteMember,
  JoinBySignIn,
  JoinTeam,
  ProveEmailDomain,
  RemoveCompany,
  RemoveCompanyVideo,
  RemoveMember,
  ReviewCompany,
  SendDomainCode,
  SendTeamInvitation,
  TidyGallery,
  UpdateCompany,
  UpdateCompanyVideo,
];

/** Employers, their recruiters, and their galleries. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), MailModule],
  controllers: [
    CompaniesController,
    CompanyReviewsController,
    CompanyVerificationController,
    CompanyVideosController,
    TeamController,
  ],
  providers: [
    CompaniesFacade,
    CompaniesPersonalData,
    CompanyDirectoryQueryHandler,
    CompanyMarks,
    CompanyRepository,
    CompanyReviewsQueryHandler,
    CompanyVerificationQuery,
    CompanyVideoRepository,
    CompanyVideosQuery,
    GetCompanyQuery,
    InvitationPreviewQuery,
    ListCompaniesQueryHandler,
    ListMyCompaniesQuery,
    Resemblances,
    ReviewWarnings,
    SendDomainCodeJob,
    SendTeamInvitationJob,
    TeamQuery,
    TeamRepository,
    TeamSignInFacade,
    VerificationRepository,
    ...useCases,
  ],
  exports: [CompaniesFacade, CompaniesPersonalData, TeamSignInFacade],
})
export class CompaniesModule {}
