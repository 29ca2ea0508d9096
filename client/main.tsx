import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers';
import { createAppRouter } from './app/router';
import { createStyleCache } from './app/style-cache';
import { i18n, queryClient, session } from './lib/backend';
import { followLanguage } from './lib/i18n';
import { watchActivity } from './lib/session/watch-activity';

followLanguage(i18n, document, localStorage);
// Sentences of the server are in the old language: everything on screen is asked for again.
i18n.on('languageChanged', () => void queryClient.invalidateQueries());
watchActivity(session, window);
void session.start();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Providers styles={createStyleCache(document)}>
      <RouterProvider router={createAppRouter()} />
    </Providers>
  </StrictMode>,
);
