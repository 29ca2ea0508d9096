import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { SecretBox } from '../../platform/security/secret-box.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { MediaModule } from '../media/index.js';
import { SharedController } from './http/shared.controller.js';
import { ShareLinksController } from './http/share-links.controller.js';
import { DropHiddenPeopleJob } from './jobs/drop-hidden-people.job.js';
import { entities } from './persistence/entities.js';
import { ShareLinkRepository } from './persistence/share-link.repository.js';
import { Makers } from './queries/makers.query.js';
import { OpenLinks } from './queries/open-link.query.js';
import { ShareLinks } from './queries/share-links.query.js';
import { SharesPersonalData } from './shares-personal-data.js';
import { DropHiddenPeople } from './use-cases/drop-hidden-people.js';
import { LeaveFeedback } from './use-cases/leave-feedback.js';
import { LinkPasses } from './use-cases/link-passes.js';
import { MakeLink } from './use-cases/make-link.js';
import { RevokeLink } from './use-cases/revoke-link.js';
import { UnlockLink } from './use-cases/unlock-link.js';
import { ViewLink } from './use-cases/view-link.js';
import { WatchSharedVideo } from './use-cases/watch-shared-video.js';

/** Links that show people of a company's lists to readers without an account. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), CompaniesModule, IdentityModule, MediaModule],
  controllers: [ShareLinksController, SharedController],
  providers: [
    DropHiddenPeople,
    DropHiddenPeopleJob,
    LeaveFeedback,
    LinkPasses,
    MakeLink,
    Makers,
    OpenLinks,
    RevokeLink,
    SecretBox,
    ShareLinkRepository,
    ShareLinks,
    SharesPersonalData,
    UnlockLink,
    ViewLink,
    WatchSharedVideo,
  ],
  exports: [SharesPersonalData],
})
export class SharesModule {}
