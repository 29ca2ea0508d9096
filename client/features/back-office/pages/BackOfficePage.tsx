import { loadable } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useOverview } from '../api/overview';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { BackOfficeView } from './BackOfficeView';

export function BackOfficePage() {
  const text = useBackOfficeText();
  useDocumentTitle(text('home.title'));
  return <BackOfficeView overview={loadable(useOverview())} />;
}
