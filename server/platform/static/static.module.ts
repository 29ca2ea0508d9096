import { Global, Module } from '@nestjs/common';
import { ListedPages } from './listed-pages.js';
import { PageRenderer } from './page-renderer.js';
import { PageShell } from './page-shell.js';

/** The page that every address of the site returns, with or without content. */
@Global()
@Module({ providers: [ListedPages, PageShell, PageRenderer], exports: [ListedPages, PageShell, PageRenderer] })
export class StaticModule {}
