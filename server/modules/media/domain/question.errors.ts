import { DomainError, type FieldIssue } from '../../../platform/errors/domain-error.js';

/** Invalid questions; each detail says which and why. */
export class QuestionsRefused extends DomainError {
  constructor(details: readonly FieldIssue[]) {
    super(details[0]?.code ?? 'MEDIA.QUESTION_EMPTY', 'invalid', {}, details);
  }
}

export class TooManyQuestions extends DomainError {
  constructor(limit: number) {
    super('MEDIA.TOO_MANY_QUESTIONS', 'conflict', { limit });
  }
}

export class TooManyBlocks extends DomainError {
  constructor(limit: number) {
    super('MEDIA.TOO_MANY_BLOCKS', 'conflict', { limit });
  }
}

/** Default sets cannot be changed. */
export class DefaultBlock extends DomainError {
  constructor() {
    super('MEDIA.DEFAULT_BLOCK', 'forbidden');
  }
}
