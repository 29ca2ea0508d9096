import { CacheProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  Outlet,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { Shell } from '../app/shell/Shell';
import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider';
import { WindowWidthContext } from '../design-system/theme/window-width';
import { useClientConfig } from '../lib/client-config';
import { ConsentContext } from '../lib/consent/use-consent';
import type { FirstData } from '../lib/first-data';
import { createI18n, I18nContext, type Language } from '../lib/i18n';
import { createQueryClient, readOptions } from '../lib/query-client';
import { SessionContext } from '../lib/session/use-session';
import { session } from './backend';
import { type PageItem, type WrittenPage, writtenPages } from './pages';
import { styleCache, stylesOf } from './styles';
import { consent } from './this-browser';
import { type Answer, visits } from './visit';

export interface PageRequest {
  /** Path and query of the page. */
  readonly address: string;
  readonly language: Language;
}

/** Parts of a rendered page. `html` is safe; escape all other texts. */
export interface PageParts {
  readonly html: string;
  readonly css: string;
  /** Names of the included styles, so that the application does not insert them again. */
  readonly styles: string;
  /** Data of the page, for the application's cache. */
  readonly data: FirstData;
  readonly title: string | null;
  readonly description: string | null;
  /** The entries of a list, for search engines. */
  readonly items: readonly PageItem[];
  /** How often the whole page was rendered: once, if `useReads` reads all that it needs. */
  readonly renderings: number;
}

/** Whether only the page's requests are wanted, for which the whole page need not be rendered. */
const IsReadingContext = createContext(false);

function Frame() {
  return use(IsReadingContext) ? <FrameReads /> : <Shell />;
}

function FrameReads() {
  useClientConfig();
  return <Outlet />;
}

function PageOrReads({ Component, useReads = () => null }: Pick<WrittenPage, 'Component' | 'useReads'>) {
  return use(IsReadingContext) ? <Reads useReads={useReads} /> : <Component />;
}

function Reads({ useReads }: Required<Pick<WrittenPage, 'useReads'>>) {
  useReads();
  return null;
}

const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: writtenPages.map((page) => ({ path: page.path, element: <PageOrReads {...page} /> })),
  },
];
const handler = createStaticHandler(routes);

/** Some requests follow from the response to another one. More renderings than this mean an endless loop. */
const MAX_RENDERINGS = 5;

/** Every page reads the configuration. With a recent answer, a page that reads nothing else is rendered only once. */
const CONFIG_MS = 60_000;
const config = { data: undefined as unknown, until: 0 };

/** Answers the requests that the page made while it was rendered. @returns whether there were any */
async function answerReads(client: QueryClient): Promise<boolean> {
  const asked = client.getQueryCache().findAll({
    predicate: ({ state, options }) =>
      state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false,
  });
  await Promise.all(asked.map((query) => query.fetch().catch(() => undefined)));
  return asked.length > 0;
}

/** Renders again after each answer, until nothing more is requested. @throws if that never ends */
async function untilAnswered(client: QueryClient, render: () => string): Promise<{ html: string; renderings: number }> {
  for (let renderings = 1; renderings <= MAX_RENDERINGS; renderings += 1) {
    const html = render();
    if (!(await answerReads(client))) return { html, renderings };
  }
  throw new Error('The page never stops asking');
}

/** Renders a page for a visitor; null if the server does not render this address. */
export async function renderPage(
  { address, language }: PageRequest,
  read: (address: string) => Promise<Answer>,
): Promise<PageParts | null> {
  const { pathname } = new URL(address, 'http://page');
  const page = writtenPages.find(({ path }) => matchPath(path, pathname) !== null);
  if (page === undefined) return null;
  const context = await handler.query(new Request(new URL(address, 'http://page')));
  if (context instanceof Response) throw new Error(`${address} answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const i18n = createI18n(language);
  const client = createQueryClient();
  const { queryKey: configKey } = readOptions('client-config', { userId: null, language });
  if (Date.now() < config.until) client.setQueryData(configKey, config.data);

  const content = (
    <QueryClientProvider client={client}>
      <ConsentContext value={consent}>
        <SessionContext value={session}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </SessionContext>
      </ConsentContext>
    </QueryClientProvider>
  );
  const cache = styleCache();
  const renderReads = (): string =>
    renderToString(
      <IsReadingContext value={true}>
        <I18nContext value={i18n}>{content}</I18nContext>
      </IsReadingContext>,
    );
  const renderWhole = (): string =>
    renderToString(
      <CacheProvider value={cache}>
        <I18nContext value={i18n}>
          <WindowWidthContext value="unknown">
            <DesignSystemProvider>{content}</DesignSystemProvider>
          </WindowWidthContext>
        </I18nContext>
      </CacheProvider>,
      // Ids must differ from those of the application, because both are in the document for a moment.
      { identifierPrefix: 'page-' },
    );

  let worst = 0;
  const watched = async (asked: string): Promise<Answer> => {
    const answer = await read(asked);
    worst = Math.max(worst, answer.status);
    return answer;
  };
  /** @throws if the server failed. @returns false for example after an invalid filter: the application shows the error */
  const isAnswered = (): boolean => {
    if (worst >= 500 || worst === 429) throw new Error(`${address} was answered ${worst}`);
    return worst < 400;
  };
  return visits.run({ language, read: watched }, async () => {
    await untilAnswered(client, renderReads);
    if (!isAnswered()) return null;
    const { html, renderings } = await untilAnswered(client, renderWhole);
    if (!isAnswered()) return null;
    const [broken] = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
    if (broken) throw new Error(`${address}: ${String(broken.state.error)}`);
    const { title = null, description = null } = page.words?.[language] ?? {};
    const answered = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
    const reads = answered.map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
    const configRead = client.getQueryData(configKey);
    if (configRead !== undefined && Date.now() >= config.until)
      Object.assign(config, { data: configRead, until: Date.now() + CONFIG_MS });
    client.clear();
    const items = page.items?.(reads) ?? [];
    return { html, ...stylesOf(html, cache), data: { reads }, title, description, items, renderings };
  });
}
