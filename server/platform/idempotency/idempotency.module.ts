import { Global, Module } from '@nestjs/common';
import { AnswerWithWrite } from './answer-with-write.js';
import { IdempotencyStore } from './idempotency-store.js';
import { SweepIdempotencyKeysJob } from './sweep-idempotency-keys.job.js';

@Global()
@Module({
  providers: [AnswerWithWrite, IdempotencyStore, SweepIdempotencyKeysJob],
  exports: [AnswerWithWrite, IdempotencyStore],
})
export class IdempotencyModule {}
