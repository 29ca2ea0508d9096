import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { QuestionBlock, type StoredBlockQuestion } from '../domain/question-block.entity.js';
import { isTemplate } from '../domain/question-templates.js';
import { DefaultBlock, TooManyBlocks } from '../domain/question.errors.js';
import { inOrder } from '../domain/video-question.entity.js';
import { blocksMax, type CreateBlockRequest, type UpdateBlockRequest } from '../http/questions.contract.js';
import { QuestionRepository } from '../persistence/question.repository.js';

const asStored = (questions: CreateBlockRequest['questions']): readonly StoredBlockQuestion[] =>
  inOrder(questions as readonly (StoredBlockQuestion & { order?: number })[]).map(
    ({ question_text, suggested_seconds }) => ({ question_text, suggested_seconds }),
  );

/** Changes an owner's sets of questions. Nobody can change the default ones. */
@Injectable()
export class ChangeBlocks {
  constructor(
    private readonly questions: QuestionRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the set @throws TooManyBlocks */
  create(ownerId: string, { title, questions }: CreateBlockRequest): Promise<string> {
    return this.transaction.run(async () => {
      await this.questions.lockBlocks(ownerId);
      if ((await this.questions.countBlocks(ownerId)) >= blocksMax) throw new TooManyBlocks(blocksMax);
      const block = QuestionBlock.of({ id: newId(), ownerId, title, questions: asStored(questions) }, this.clock.now());
      this.questions.add(block);
      return block.id;
    });
  }

  /**
   * @throws DefaultBlock
   * @throws NotFound for a missing set and for one of another person
   */
  update(ownerId: string, blockId: string, { title, questions }: UpdateBlockRequest): Promise<void> {
    return this.transaction.run(async () => {
      const block = await this.#own(ownerId, blockId);
      block.change(
        {
          ...(title === undefined ? {} : { title }),
          ...(questions === undefined ? {} : { questions: asStored(questions) }),
        },
        this.clock.now(),
      );
    });
  }

  /** @throws like {@link update} */
  remove(ownerId: string, blockId: string): Promise<void> {
    return this.transaction.run(async () => {
      const block = await this.#own(ownerId, blockId);
      await this.questions.forgetBlock(blockId, ownerId);
      this.questions.remove(block);
    });
  }

  async #own(ownerId: string, blockId: string): Promise<QuestionBlock> {
    if (isTemplate(blockId)) throw new DefaultBlock();
    const block = await this.questions.findOwnBlock(blockId, ownerId);
    if (!block) throw new NotFound();
    return block;
  }
}
