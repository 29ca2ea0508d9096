import { Global, Module } from '@nestjs/common';
import { IdempotencyStore } from './idempotency-store.js';
import { SweepIdempotencyKeysJob } from './sweep-idempotency-keys.job.js';

@Global()
@Module({ providers: [IdempotencyStore, SweepIdempotencyKeysJob], exports: [IdempotencyStore] })
export class IdempotencyModule {}
