import { DomainError, type FieldIssue } from '../../../platform/errors/domain-error.js';

/** Invalid questions; each detail says which and why. */
export class QuestionsRefused extends DomainError {
  constructor(details: readonly FieldIssue[]) {
    super(details[0]?.code ?? 'MEDIA.QUESTION_EMPTY', 'invalid', {}, details);
  }
}

/** A written presentation without an answer would have no words at all. */
export class AnswerNeeded extends DomainError {
  constructor(path = 'questions') {
    super('MEDIA.ANSWER_NEEDED', 'invalid', {}, [{ path, code: 'MEDIA.ANSWER_NEEDED' }]);
  }
}

/** The words of a written presentation are its answers. */
export class WrittenWithoutCaptions extends DomainError {
  constructor() {
    super('MEDIA.WRITTEN_WITHOUT_CAPTIONS', 'conflict');
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
