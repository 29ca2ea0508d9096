import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowLimited, AllowSeats, AllowSignedIn } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id } from '../../../platform/contract/fields.contract.js';
import { Unauthenticated } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { FindUser } from '../queries/find-user.query.js';
import { PreviewMe } from '../queries/preview-me.query.js';
import { ViewUser } from '../queries/view-user.query.js';
import { UpdateMe } from '../use-cases/update-me.js';
import { UpdatePreferences } from '../use-cases/update-preferences.js';
import { type CandidatePreview, candidatePreview, type VisibleUser, visibleUser } from './candidates.contract.js';
import { myChanges, preferenceChanges } from './my-changes.js';
import {
  type PreferencesRequest,
  preferencesRequest,
  type UpdateMeRequest,
  updateMeRequest,
  type User,
  user,
} from './users.contract.js';

@ApiTags('Identity')
@Controller('api/users')
export class UsersController {
  constructor(
    private readonly findUser: FindUser,
    private readonly viewUser: ViewUser,
    private readonly previewMe: PreviewMe,
    private readonly updateMe: UpdateMe,
    private readonly updatePreferences: UpdatePreferences,
  ) {}

  @Get('me')
  @AllowLimited('VIDEO', 'ANSWERS', 'RESUME')
  @AllowSignedIn()
  @Answers(200, user, 'The caller’s own account.')
  me(@CurrentActor() actor: Actor): Promise<User> {
    return this.#me(actor);
  }

  @Put('me')
  @AllowSignedIn()
  @Answers(200, user, 'The account after the change; missing fields stay unchanged.')
  async update(@CurrentActor() actor: Actor, @Body({ schema: updateMeRequest }) body: UpdateMeRequest): Promise<User> {
    await this.updateMe.execute(actor.id, myChanges(body));
    return this.#me(actor);
  }

  @Put('me/preferences')
  @AllowSignedIn()
  @Answers(200, user, 'The account after the change.')
  async preferences(
    @CurrentActor() actor: Actor,
    @Body({ schema: preferencesRequest }) body: PreferencesRequest,
  ): Promise<User> {
    await this.updatePreferences.execute(actor.id, preferenceChanges(body));
    return this.#me(actor);
  }

  @Get('me/preview')
  @Allow('JOB_SEEKER')
  @Answers(200, candidatePreview, 'The caller’s own page as recruiters see it, masked and open.')
  preview(@CurrentActor() actor: Actor, @RequestLanguage() language: Language): Promise<CandidatePreview> {
    return this.previewMe.execute(actor.id, language);
  }

  @Get(':id')
  @Allow('JOB_SEEKER', 'RECRUITER', 'OPERATOR')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, visibleUser, 'The fields of the account that the caller may see.')
  view(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: id }) accountId: string,
    @RequestLanguage() language: Language,
  ): Promise<VisibleUser> {
    return this.viewUser.execute(actor, accountId, language);
  }

  async #me(actor: Actor): Promise<User> {
    const found = await this.findUser.execute(actor.id);
    if (!found) throw new Unauthenticated();
    return found;
  }
}
