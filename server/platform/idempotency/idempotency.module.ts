import { Global, Module } from '@nestjs/common';
import { AnswerWithWrite } from './answer-with-write.js';
import { ConcurrentWrites } from './concurrent-writes.js';
import { IdempotencyStore } from './idempotency-store.js';
import { SweepIdempotencyKeysJob } from './sweep-idempotency-keys.job.js';

@Global()
@Module({
  providers: [AnswerWithWrite, ConcurrentWrites, IdempotencyStore, SweepIdempotencyKeysJob],
  exports: [AnswerWithWrite, ConcurrentWrites, IdempotencyStore],
})
export class IdempotencyModule {}
