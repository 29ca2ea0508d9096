import { Global, Module } from '@nestjs/common';
import { PageRenderer } from './page-renderer.js';
import { PageShell } from './page-shell.js';

/** The page that every address of the site returns, with or without content. */
@Global()
@Module({ providers: [PageShell, PageRenderer], exports: [PageShell, PageRenderer] })
export class StaticModule {}
