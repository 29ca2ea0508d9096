import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { loadable } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { retryWork, useQueues } from '../api/queues';
import { useVideoCosts } from '../api/video-costs';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { QueuesView } from './QueuesView';

export function QueuesPage() {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const read = useQueues();
  const costs = useVideoCosts();
  useDocumentTitle(text('queues.title'));
  return (
    <QueuesView
      queues={loadable(read)}
      costs={loadable(costs)}
      onRefresh={() => void Promise.all([read.refetch(), costs.refetch()])}
      onRetry={async (letter) => {
        try {
          await retryWork(letter);
          toasts.success(text('queues.retried'));
        } catch (error) {
          toasts.error(`${text('queues.retryFailed')} ${errorText(error)}`);
        }
      }}
    />
  );
}
