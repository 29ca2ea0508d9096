import { type DynamicModule, Global, Module } from '@nestjs/common';
import { type Messages, Translator } from './translator.js';

@Global()
@Module({})
export class I18nModule {
  static forRoot(catalogues: readonly Messages[]): DynamicModule {
    return {
      module: I18nModule,
      providers: [{ provide: Translator, useValue: new Translator(catalogues) }],
      exports: [Translator],
    };
  }
}
