import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module, type OnModuleInit } from '@nestjs/common';
import { Cages } from '../../platform/cage/index.js';
import { sentencesOf } from '../../platform/health/health-text.js';
import { MatchingModule } from '../matching/index.js';
import { textProgram } from './extract/read-resume.js';
import { ResumesController } from './http/resumes.controller.js';
import type { ResumesMessages } from './messages/messages.js';
import { entities } from './persistence/entities.js';
import { ReadingCount } from './persistence/reading-count.js';
import { ResumesPersonalData } from './resumes-personal-data.js';
import { ParseResume } from './use-cases/parse-resume.js';
import { SuggestFromText } from './use-cases/suggest-from-text.js';

/** Reads résumés into suggestions for a profile, and keeps nothing of them. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), MatchingModule],
  controllers: [ResumesController],
  providers: [ReadingCount, ParseResume, SuggestFromText, ResumesPersonalData],
  exports: [ResumesPersonalData],
})
export class ResumesModule implements OnModuleInit {
  constructor(private readonly cages: Cages) {}

  onModuleInit(): void {
    this.cages.add('résumés', textProgram, sentencesOf<ResumesMessages>().sentence('HEALTH.FILES_RESUMES'));
  }
}
