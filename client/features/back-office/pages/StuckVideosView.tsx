import { useState } from 'react';
import type { StuckVideo } from '@modules/media/http/stuck-videos.contract';
import { Button } from '../../../design-system/Button/Button';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { BackOfficePath } from '../components/BackOfficePath';
import { CardList, type Growing } from '../components/CardList';
import { StuckVideoCard } from '../components/StuckVideoCard';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface StuckVideosViewProps extends Growing<StuckVideo> {
  readonly onRetry: (id: string) => Promise<void>;
  readonly onRetryAll: () => Promise<void>;
}

/** Videos that are not ready, with the reason and the operator's actions. */
export function StuckVideosView({ onRetry, onRetryAll, ...growing }: StuckVideosViewProps) {
  const text = useBackOfficeText();
  const [isBusy, setBusy] = useState(false);
  const { list } = growing;
  const canRetry = list.status === 'ready' && list.data.items.some((video) => video.can_retry);
  const retryAll = async (): Promise<void> => {
    setBusy(true);
    try {
      await onRetryAll();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page>
      <PageHeader
        title={text('stuck.title')}
        lead={text('stuck.lead')}
        breadcrumbs={<BackOfficePath here={text('stuck.title')} />}
        actions={
          canRetry && (
            <Button loading={isBusy} onClick={() => void retryAll()}>
              {text('stuck.retryAll')}
            </Button>
          )
        }
      />
      <CardList {...growing} empty={{ title: text('stuck.empty'), sentence: text('stuck.empty.sentence') }}>
        {(video) => <StuckVideoCard key={video.id} video={video} onRetry={onRetry} />}
      </CardList>
    </Page>
  );
}
