import { Global, Module } from '@nestjs/common';
import { RealtimePublisher } from './realtime-publisher.js';
import { StoredRealtimePublisher } from './stored-realtime-publisher.js';
import { SweepRealtimeEventsJob } from './sweep-realtime-events.job.js';

/** Telling open screens what happened, from any process. Who listens to sockets adds `RealtimeGatewayModule`. */
@Global()
@Module({
  providers: [{ provide: RealtimePublisher, useClass: StoredRealtimePublisher }, SweepRealtimeEventsJob],
  exports: [RealtimePublisher],
})
export class RealtimeModule {}
