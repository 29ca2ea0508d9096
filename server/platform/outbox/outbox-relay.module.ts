import { Module } from '@nestjs/common';
import { OutboxListener } from './outbox-listener.js';
import { OutboxRelay } from './outbox-relay.js';
import { RelayBatch } from './relay-batch.js';

/** Relays the outbox in this process. Needs `OutboxModule`. */
@Module({ providers: [RelayBatch, OutboxListener, OutboxRelay], exports: [OutboxRelay] })
export class OutboxRelayModule {}
