import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Logger } from './logger.js';

@Global()
@Module({})
export class LoggingModule {
  static forRoot(logger: Logger): DynamicModule {
    return { module: LoggingModule, providers: [{ provide: Logger, useValue: logger }], exports: [Logger] };
  }
}
