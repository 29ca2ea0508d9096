import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { newId } from '../../../platform/ids/new-id.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { PresenceDraw } from '../domain/presence-draw.entity.js';
import { drawWords } from '../domain/presence-words.js';
import { TooManyPresenceDraws } from '../domain/presence.errors.js';
import { PresenceRepository } from '../persistence/presence.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';

/** Draws the phrase and the gesture for one recording of a person. */
@Injectable()
export class DrawPresence {
  constructor(
    private readonly presence: PresenceRepository,
    private readonly videos: VideoRepository,
    private readonly translator: Translator,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the earlier draw if this recording has one: a phrase cannot be exchanged for a more convenient one
   * @throws TooManyPresenceDraws
   */
  execute(accountId: string, recordingId: string, language: Language): Promise<PresenceDraw> {
    return this.transaction.run(async () => {
      await this.videos.lockOwner(accountId);
      const earlier = await this.presence.ofRecording(accountId, recordingId);
      if (earlier) return earlier;
      const now = this.clock.now();
      const hourAgo = new Date(now.getTime() - 3_600_000);
      if ((await this.presence.countSince(accountId, hourAgo)) >= mediaLimits.presenceDrawsPerHour) {
        throw new TooManyPresenceDraws(mediaLimits.presenceDrawsPerHour);
      }
      const { first, firstThing, second, secondThing, gesture } = drawWords(randomInt);
      const phrase = this.translator.text('MEDIA.PRESENCE_PHRASE', language, {
        first,
        first_thing: this.translator.text(`MEDIA.PRESENCE_THING_${firstThing}`, language),
        second,
        second_thing: this.translator.text(`MEDIA.PRESENCE_THING_${secondThing}`, language),
      });
      return this.presence.add({
        id: newId(),
        accountId,
        recordingId,
        language,
        phrase,
        gesture,
        drawnAt: now,
        expiresAt: new Date(now.getTime() + mediaLimits.presenceSeconds * 1000),
        uploadId: null,
        usedAt: null,
      });
    });
  }
}
