import { Global, Module } from '@nestjs/common';
import { RealtimePublisher } from './realtime-publisher.js';
import { SocketHub } from './socket-hub.js';
import { StoredRealtimePublisher } from './stored-realtime-publisher.js';
import { SweepRealtimeEventsJob } from './sweep-realtime-events.job.js';

/** Publishes events to open screens, from any process. Processes with sockets also import `RealtimeGatewayModule`. */
@Global()
@Module({
  providers: [{ provide: RealtimePublisher, useClass: StoredRealtimePublisher }, SocketHub, SweepRealtimeEventsJob],
  exports: [RealtimePublisher, SocketHub],
})
export class RealtimeModule {}
