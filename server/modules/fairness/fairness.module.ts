import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { FairnessPersonalData } from './fairness-personal-data.js';
import { ImpactRatioController } from './http/impact-ratio.controller.js';
import { SelfDeclarationController } from './http/self-declaration.controller.js';
import { entities } from './persistence/entities.js';
import { ImpactRatioQuery } from './queries/impact-ratio.query.js';
import { SelfDeclarationQuery } from './queries/self-declaration.query.js';
import { DeclareGroups } from './use-cases/declare-groups.js';
import { NoteExport } from './use-cases/note-export.js';
import { WithdrawGroups } from './use-cases/withdraw-groups.js';

/** Measures whether scores treat groups of people equally, from voluntary self-declarations. */
@Module({
  imports: [MikroOrmModule.forFeature(entities)],
  controllers: [SelfDeclarationController, ImpactRatioController],
  providers: [DeclareGroups, WithdrawGroups, NoteExport, SelfDeclarationQuery, ImpactRatioQuery, FairnessPersonalData],
  exports: [FairnessPersonalData],
})
export class FairnessModule {}
