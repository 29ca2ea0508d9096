import { useState } from 'react';
import type { StuckVideo } from '@modules/media/http/stuck-videos.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface StuckVideoCardProps {
  readonly video: StuckVideo;
  readonly onRetry: (id: string) => Promise<void>;
}

const tones = { PAUSED: 'warning', WAITING: 'warning', FAILED: 'danger' } as const;

/** Why a video is not ready, with a button if a retry may help. */
export function StuckVideoCard({ video, onRetry }: StuckVideoCardProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const { id, owner_id: owner, state, detail, failure_code: code, tries, since, retry_at: retryAt } = video;
  const why = video.fault ?? (state === 'FAILED' ? 'file' : 'none');
  const shortId = id.slice(-6);
  const retry = async (): Promise<void> => {
    setBusy(true);
    try {
      await onRetry(id);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card
      as="li"
      wide
      title={text('stuck.name', { id: shortId })}
      titleLevel={2}
      badge={<StateBadge tone={tones[state]}>{text(`stuck.state.${state}`)}</StateBadge>}
      actions={
        video.can_retry && (
          <Button loading={isBusy} onClick={() => void retry()} aria-label={text('stuck.retryNamed', { id: shortId })}>
            {text('stuck.retry')}
          </Button>
        )
      }
    >
      <FactList
        facts={[
          { label: text('stuck.why'), value: text(`stuck.fault.${why}`) },
          ...(detail === null ? [] : [{ label: text('stuck.detail'), value: detail }]),
          ...(code === null ? [] : [{ label: text('stuck.code'), value: code }]),
          { label: text('stuck.tries'), value: formatNumber(tries, language) },
          { label: text('stuck.since'), value: formatDateTime(since, language) },
          ...(retryAt === null ? [] : [{ label: text('stuck.next'), value: formatDateTime(retryAt, language) }]),
          { label: text('stuck.id'), value: id },
          { label: text('stuck.owner'), value: owner },
        ]}
      />
    </Card>
  );
}
