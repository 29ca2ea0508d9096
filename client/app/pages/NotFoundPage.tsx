import { Button } from '../../design-system/Button/Button';
import { EmptyState } from '../../design-system/EmptyState/EmptyState';
import { Page } from '../../design-system/Page/Page';
import { paths } from '../../lib/paths';
import { useDocumentTitle } from '../../lib/use-document-title';
import { useAppText } from '../messages/use-app-text';

export function NotFoundPage() {
  const text = useAppText();
  useDocumentTitle(text('notFound.title'));
  return (
    <Page width="reading">
      <EmptyState
        title={text('notFound.title')}
        sentence={text('notFound.sentence')}
        level={1}
        action={
          <Button variant="primary" href={paths.root}>
            {text('notFound.action')}
          </Button>
        }
      />
    </Page>
  );
}
