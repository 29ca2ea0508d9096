import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import type { Env } from './env.js';
import { Settings } from './settings.js';

/** Settings and the clock, for all modules. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(env: Env, clock: Clock = new Clock()): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: Settings, useValue: new Settings(env) },
        { provide: Clock, useValue: clock },
      ],
      exports: [Settings, Clock],
    };
  }
}
