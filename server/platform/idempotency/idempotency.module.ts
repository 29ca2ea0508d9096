import { Global, Module } from '@nestjs/common';
import { AnswerWithWrite } from './answer-with-write.js';
import { CallerTurns } from './caller-turns.js';
import { IdempotencyStore } from './idempotency-store.js';
import { SweepIdempotencyKeysJob } from './sweep-idempotency-keys.job.js';

@Global()
@Module({
  providers: [AnswerWithWrite, CallerTurns, IdempotencyStore, SweepIdempotencyKeysJob],
  exports: [AnswerWithWrite, CallerTurns, IdempotencyStore],
})
export class IdempotencyModule {}
