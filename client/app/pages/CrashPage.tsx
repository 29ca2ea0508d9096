import { useRouteError } from 'react-router';
import { ErrorState } from '../../design-system/ErrorState/ErrorState';
import { Page } from '../../design-system/Page/Page';
import { useDocumentTitle } from '../../lib/use-document-title';
import { useAppText } from '../messages/use-app-text';

/** Shown when a page fails to load or to render. Reloading fetches the current version. */
export function CrashPage() {
  const text = useAppText();
  const error = useRouteError();
  useDocumentTitle(text('crash.what'));
  const isMissingPart = error instanceof TypeError && /import|module/i.test(error.message);
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
