import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowSignedIn } from '../../../platform/auth/allow.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { SuggestSkillsQuery } from '../queries/suggest-skills.query.js';
import {
  type SkillSuggestions,
  skillSuggestions,
  type SkillSuggestionsQuery,
  skillSuggestionsQuery,
} from './skills.contract.js';

@ApiTags('matching')
@Controller('api/users/skills')
export class SkillsController {
  constructor(private readonly suggestSkills: SuggestSkillsQuery) {}

  @Get()
  @AllowSignedIn()
  @Answers(200, skillSuggestions, 'Skills whose name in French or English matches the typed letters.')
  suggest(
    @Query({ schema: skillSuggestionsQuery }) query: SkillSuggestionsQuery,
    @RequestLanguage() language: Language,
  ): SkillSuggestions {
    return this.suggestSkills.execute(query, language);
  }
}
