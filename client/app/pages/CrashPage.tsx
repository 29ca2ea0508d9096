import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router';
import { ErrorState } from '../../design-system/ErrorState/ErrorState';
import { Page } from '../../design-system/Page/Page';
import { useDocumentTitle } from '../../lib/use-document-title';
import { useAppText } from '../messages/use-app-text';

// A page of a newer version than the service worker may not find the offline page either.
const OfflinePage = lazy(async () => ({
  default: await import('../../features/offline/pages/OfflinePage').then(
    (loaded) => loaded.OfflinePage,
    () => MissingPart,
  ),
}));

/** Shown when a page fails to load or to render. Reloading fetches the current version. */
export function CrashPage() {
  const error = useRouteError();
  const isMissingPart = error instanceof TypeError && /import|module/i.test(error.message);
  if (!isMissingPart) return <Crashed isMissingPart={false} />;
  if (navigator.onLine) return <MissingPart />;
  // The service worker keeps the files of pages that were opened before; other pages need a connection.
  return (
    <Suspense fallback={null}>
      <OfflinePage />
    </Suspense>
  );
}

function MissingPart() {
  return <Crashed isMissingPart />;
}

function Crashed({ isMissingPart }: { isMissingPart: boolean }) {
  const text = useAppText();
  useDocumentTitle(text('crash.what'));
  return (
    <Page width="reading">
      <ErrorState
        level={1}
        what={text('crash.what')}
        toDo={isMissingPart ? `${text('crash.chunk')} ${text('crash.toDo')}` : text('crash.toDo')}
        onRetry={() => globalThis.location.reload()}
      />
    </Page>
  );
}
