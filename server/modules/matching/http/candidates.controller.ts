import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { SearchCandidatesQuery } from '../queries/candidates/search-candidates.query.js';
import { SimilarPeople } from '../queries/candidates/similar-people.query.js';
import {
  type CandidateSearchQuery,
  candidateSearchQuery,
  candidatesPage,
  type CandidatesPage,
} from './candidate-search.contract.js';
import { similarPeople, type SimilarPeopleAnswer } from './similar-people.contract.js';

@ApiTags('matching')
@Controller('api/users')
export class CandidatesController {
  constructor(
    private readonly searchCandidates: SearchCandidatesQuery,
    private readonly similar: SimilarPeople,
  ) {}

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

  @Get(':id/similar')
  @Allow('RECRUITER')
  @Answers(200, similarPeople, 'People like this one whom the company can find, most similar first.')
  like(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<SimilarPeopleAnswer> {
    return this.similar.of(actor, id, [], language);
  }
}
