import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { isOpen } from '../domain/application-lifecycle.js';
import type { Application } from '../domain/application.entity.js';
import { AlreadyChanged } from '../domain/application.errors.js';
import { assertVariables, fillMessage, signed, type WordsInBoth, wordsFor } from '../domain/message-text.js';
import { refusalStageOf } from '../domain/refusal-stage.js';
import { refusalTexts } from '../emails/refusal-texts.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { MessageValuesQuery } from '../queries/message-values.query.js';
import { SignatureQuery } from '../queries/signature.query.js';

/** The text for a declined person: the team's, or ours if the team wrote none. */
@Injectable()
export class WriteRefusal {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly values: MessageValuesQuery,
    private readonly signatures: SignatureQuery,
    private readonly clock: Clock,
  ) {}

  /**
   * In the person's language, with all values. Hold the application and call it before the refusal, while the status still says where
   * the application stood.
   *
   * @throws UnknownVariable; AlreadyChanged if it is decided
   */
  async execute(application: Application, senderId: string, words: WordsInBoth | null): Promise<string> {
    if (words) assertVariables('words', words, 'REFUSAL');
    const { firstName, language: reads } = await this.values.recipient(application.seekerId);
    const { text, language } = wordsFor(words ?? (await this.#ownWords(application)), reads);
    const values = await this.values.of({ senderId, jobId: application.jobId, firstName });
    const filled = fillMessage(text, values[language], language);
    return words ? signed(filled, await this.signatures.of(senderId), language) : filled;
  }

  async #ownWords({ id, status }: Application): Promise<WordsInBoth> {
    if (!isOpen(status)) throw new AlreadyChanged(status);
    const now = this.clock.now();
    const interviews = await this.applications.findInterviews(id);
    const offer = (await this.applications.findOffer(id))?.stateAt(now) ?? null;
    return refusalTexts[refusalStageOf({ status, interviews, offer }, now)];
  }
}
