import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { JobsModule } from '../jobs/index.js';
import { MatchingModule } from '../matching/index.js';
import { ShortlistsController } from './http/shortlists.controller.js';
import { DropHiddenJob } from './jobs/drop-hidden.job.js';
import { entities } from './persistence/entities.js';
import { ShortlistRepository } from './persistence/shortlist.repository.js';
import { ListShortlists } from './queries/list-shortlists.query.js';
import { ShortlistPeople } from './queries/shortlist-people.query.js';
import { ShortlistsPersonalData } from './shortlists-personal-data.js';
import { ChangeShortlists } from './use-cases/change-shortlists.js';
import { DropHidden } from './use-cases/drop-hidden.js';
import { StarPerson } from './use-cases/star-person.js';

/** People whom a company keeps in named lists, with notes. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), CompaniesModule, IdentityModule, JobsModule, MatchingModule],
  controllers: [ShortlistsController],
  providers: [
    ChangeShortlists,
    DropHidden,
    DropHiddenJob,
    ListShortlists,
    ShortlistPeople,
    ShortlistRepository,
    ShortlistsPersonalData,
    StarPerson,
  ],
  exports: [ShortlistsPersonalData],
})
export class ShortlistsModule {}
