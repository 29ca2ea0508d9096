import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule, Reflector } from '@nestjs/core';
import { AccessRules } from '../auth/access-rules.js';
import { PermissionGuard } from '../auth/permission.guard.js';
import { LeftOutRows } from '../database/left-out-rows.js';
import { HealthController } from '../health/health.controller.js';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { AnswerSerializerInterceptor } from './answer-serializer.interceptor.js';
import { ErrorFilter } from './error.filter.js';
import { NoBodyInterceptor } from './no-body.interceptor.js';
import { StopNotice } from './stop-notice.js';
import { validationPipe } from './validation.pipe.js';

/** The order matters: the idempotency replay wraps serialisation, so that the stored answer is the sent one. */
const layers: Provider[] = [
  { provide: APP_GUARD, useClass: PermissionGuard },
  { provide: APP_PIPE, useValue: validationPipe },
  { provide: APP_INTERCEPTOR, useClass: NoBodyInterceptor },
  { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  {
    provide: APP_INTERCEPTOR,
    inject: [Reflector, LeftOutRows],
    useFactory: (reflector: Reflector, leftOut: LeftOutRows) => new AnswerSerializerInterceptor(reflector, leftOut),
  },
  { provide: APP_FILTER, useExisting: ErrorFilter },
];

/** Layers that each request passes through. */
@Module({})
export class HttpModule {
  /** @param accounts the module that exports a `CallerGuard`. */
  static forRoot(accounts: Type): DynamicModule {
    return {
      module: HttpModule,
      imports: [DiscoveryModule, IdempotencyModule, accounts],
      controllers: [HealthController],
      providers: [...layers, ErrorFilter, AccessRules, StopNotice],
      exports: [ErrorFilter, AccessRules],
    };
  }
}
