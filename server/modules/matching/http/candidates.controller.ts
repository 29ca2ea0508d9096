import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { SearchCandidatesQuery } from '../queries/candidates/search-candidates.query.js';
import {
  type CandidateSearchQuery,
  candidateSearchQuery,
  candidatesPage,
  type CandidatesPage,
} from './candidate-search.contract.js';

@ApiTags('matching')
@Controller('api/users')
export class CandidatesController {
  constructor(private readonly searchCandidates: SearchCandidatesQuery) {}

  @Get()
  @Allow('RECRUITER', 'OPERATOR')
  @Answers(200, candidatesPage, 'Seekers who can be found, in the form that the caller may see.')
  search(
    @CurrentActor() actor: Actor,
    @Query({ schema: candidateSearchQuery }) query: CandidateSearchQuery,
    @RequestLanguage() language: Language,
  ): Promise<CandidatesPage> {
    return this.searchCandidates.execute(actor, query, language);
  }
}
