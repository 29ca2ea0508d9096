import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { WordsInBoth } from '../domain/message-text.js';
import { MessageSignature } from '../domain/message-signature.entity.js';

/** A member of a team changes or removes the signature under their texts. */
@Injectable()
export class SaveSignature {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** No signature if the text is empty in both languages. */
  async execute(accountId: string, { fr, en }: WordsInBoth): Promise<void> {
    if (fr === null && en === null) {
      await this.em.nativeDelete(MessageSignature, { accountId });
      return;
    }
    await this.em.upsert(MessageSignature, { accountId, textFr: fr, textEn: en, updatedAt: this.clock.now() });
  }
}
