import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { MissedEvents } from './missed-events.js';
import { RealtimeGateway } from './realtime-gateway.js';

/** Sockets; for processes that listen to browsers. */
@Module({})
export class RealtimeGatewayModule {
  /** @param accounts the module that exports a `SocketSessions`. */
  static forRoot(accounts: Type): DynamicModule {
    return {
      module: RealtimeGatewayModule,
      imports: [accounts],
      providers: [MissedEvents, RealtimeGateway],
      exports: [RealtimeGateway],
    };
  }
}
