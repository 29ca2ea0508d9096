import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { MissedEvents } from './missed-events.js';
import { RealtimeGateway } from './realtime-gateway.js';
import { SocketMessages } from './socket-messages.js';

/** Socket server, for processes that accept browser connections. */
@Module({})
export class RealtimeGatewayModule {
  /** @param accounts the module that exports a `SocketSessions`. */
  static forRoot(accounts: Type): DynamicModule {
    return {
      module: RealtimeGatewayModule,
      imports: [accounts],
      providers: [MissedEvents, RealtimeGateway, SocketMessages],
      exports: [RealtimeGateway],
    };
  }
}
