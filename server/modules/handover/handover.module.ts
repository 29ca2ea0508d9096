import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { MediaModule } from '../media/index.js';
import { HandoverPersonalData } from './handover-personal-data.js';
import { HandoverController } from './http/handover.controller.js';
import { entities } from './persistence/entities.js';
import { CurrentHandoverQuery } from './queries/current-handover.query.js';
import { EndHandover } from './use-cases/end-handover.js';
import { MakeLink } from './use-cases/make-link.js';
import { OpenLink } from './use-cases/open-link.js';
import { ReportStep } from './use-cases/report-step.js';
import { TellScreens } from './use-cases/tell-screens.js';

/** Continuing a page of the computer on a phone. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), IdentityModule, MediaModule],
  controllers: [HandoverController],
  providers: [CurrentHandoverQuery, EndHandover, HandoverPersonalData, MakeLink, OpenLink, ReportStep, TellScreens],
  exports: [HandoverPersonalData],
})
export class HandoverModule {}
