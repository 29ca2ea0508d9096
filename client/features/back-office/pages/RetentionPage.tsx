import { useDocumentTitle } from '../../../lib/use-document-title';
import { useRetention } from '../api/retention';
import { growing } from '../components/growing';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { RetentionView } from './RetentionView';

export function RetentionPage() {
  const text = useBackOfficeText();
  useDocumentTitle(text('retention.title'));
  return <RetentionView {...growing(useRetention(), ({ reports }) => reports)} />;
}
