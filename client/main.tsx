import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers';
import { handOver } from './app/hand-over';
import { followDevice } from './app/notifications-on-device';
import { followOffline } from './app/offline-on-device';
import { createAppRouter } from './app/router';
import { createStyleCache } from './app/style-cache';
import { arrivals, i18n, queryClient, session } from './lib/backend';
import { takeFirstData } from './lib/first-data';
import { followLanguage } from './lib/i18n';
import { watchActivity } from './lib/session/watch-activity';
import type { EarlyInput } from './start/early-input';

/** Starts the application. @param early what was done on the server-rendered page before */
export function startApplication(early: EarlyInput | null): void {
  followLanguage(i18n, document, localStorage);
  takeFirstData(document, queryClient);
  // The server translates its texts, so all data on screen is read again in the new language.
  i18n.on('languageChanged', () => void queryClient.invalidateQueries());
  watchActivity(session, window);
  void session.start();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');

  const router = createAppRouter();
  router.subscribe(({ location: { pathname } }) => arrivals.note(pathname));
  followDevice({
    storage: localStorage,
    worker: navigator.serviceWorker,
    open: (path) => router.navigate(path),
    load: () => import('./lib/push/this-device'),
  });
  followOffline({
    session,
    worker: navigator.serviceWorker,
    load: async () => (await import('./lib/offline/keep-for-offline')).keepForOffline(queryClient),
  });
  createRoot(root).render(
    <StrictMode>
      <Providers styles={createStyleCache(document)}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );

  const start = location.pathname;
  handOver(
    document,
    {
      isSettled: () => session.getState().status !== 'loading',
      // The heading appears with the data; before that the page is a skeleton.
      isReady: () => router.state.initialized && queryClient.isFetching() === 0 && root.querySelector('h1') !== null,
      onNavigated: (navigated) => {
        router.subscribe(({ location: { pathname } }) => {
          if (pathname !== start) navigated();
        });
      },
    },
    early,
  );
}
