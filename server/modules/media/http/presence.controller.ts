import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowLimited } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { DrawPresence } from '../use-cases/draw-presence.js';
import {
  presenceDrawn,
  type PresenceDrawn,
  presenceDrawRequest,
  type PresenceDrawRequest,
} from './presence.contract.js';

/** The phrase and the gesture of the mark "recorded here, live". */
@ApiTags('media')
@Controller('api/presence-draws')
export class PresenceController {
  constructor(
    private readonly draw: DrawPresence,
    private readonly translator: Translator,
  ) {}

  @ExactlyOnce()
  @Post()
  @AllowLimited('VIDEO', 'ANSWERS')
  @Allow('JOB_SEEKER')
  @Answers(201, presenceDrawn, 'The phrase and the gesture of this recording.')
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: presenceDrawRequest }) { recording_id: recordingId }: PresenceDrawRequest,
    @RequestLanguage() language: Language,
  ): Promise<PresenceDrawn> {
    const { phrase, gesture, drawnAt, expiresAt } = await this.draw.execute(actor.id, recordingId, language);
    return {
      recording_id: recordingId,
      phrase,
      gesture: this.translator.text(`MEDIA.PRESENCE_GESTURE_${gesture}`, language),
      drawn_at: drawnAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    };
  }
}
