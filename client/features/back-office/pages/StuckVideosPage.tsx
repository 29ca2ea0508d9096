import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { retryVideos, useStuckVideos } from '../api/stuck-videos';
import { growing } from '../components/growing';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { StuckVideosView } from './StuckVideosView';

export function StuckVideosPage() {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const read = useStuckVideos();
  useDocumentTitle(text('stuck.title'));
  const retry = async (id?: string): Promise<void> => {
    try {
      toasts.success(text('stuck.retried', { count: await retryVideos(id) }));
    } catch (error) {
      toasts.error(`${text('stuck.retryFailed')} ${errorText(error)}`);
    }
    await read.refetch();
  };
  return <StuckVideosView {...growing(read, ({ videos }) => videos)} onRetry={retry} onRetryAll={() => retry()} />;
}
