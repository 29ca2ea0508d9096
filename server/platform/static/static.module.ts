import { Global, Module } from '@nestjs/common';
import { PageShell } from './page-shell.js';

/** The page that every address of the site returns, with or without content. */
@Global()
@Module({ providers: [PageShell], exports: [PageShell] })
export class StaticModule {}
