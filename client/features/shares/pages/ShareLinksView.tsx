import { useState } from 'react';
import type { LinkDetail, ShareLinkAnswer } from '@modules/shares/http/share-links.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { CardGrid } from '../../../design-system/Page/CardGrid';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useLast } from '../../../lib/use-last';
import { AnswersDialog } from '../components/AnswersDialog';
import { LinkCard } from '../components/LinkCard';
import { useSharesText } from '../messages/use-shares-text';

export interface LinksData {
  readonly items: readonly ShareLinkAnswer[];
  readonly total: number;
  readonly isLoadingMore: boolean;
  readonly moreError: unknown;
  readonly onMore: () => void;
}

export interface ShareLinksViewProps {
  readonly links: Loadable<LinksData>;
  /** The link whose answers are shown, or null. */
  readonly opened: ShareLinkAnswer | null;
  readonly detail: Loadable<LinkDetail>;
  readonly onOpen: (link: ShareLinkAnswer | null) => void;
  readonly onRevoke: (link: ShareLinkAnswer) => Promise<void>;
}

/** The company's share links with their status, and the answers of readers. */
export function ShareLinksView({ links, opened, detail, onOpen, onRevoke }: ShareLinksViewProps) {
  const text = useSharesText();
  const [revoking, setRevoking] = useState<ShareLinkAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const asked = useLast(revoking);
  const revoke = (): void => {
    if (revoking === null) return;
    setBusy(true);
    void onRevoke(revoking).finally(() => {
      setBusy(false);
      setRevoking(null);
    });
  };
  return (
    <Page width="wide">
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={<Button href={paths.shortlists}>{text('toShortlists')}</Button>}
      />
      <Content links={links} onOpen={onOpen} onAskRevoke={setRevoking} />
      <AnswersDialog link={opened} detail={detail} onClose={() => onOpen(null)} />
      <ConfirmDialog
        open={revoking !== null}
        title={text('revoke.title', { name: asked?.name ?? '' })}
        confirmLabel={text('link.revoke')}
        cancelLabel={text('revoke.keep')}
        danger
        busy={isBusy}
        onConfirm={revoke}
        onCancel={() => setRevoking(null)}
      >
        {text('revoke.sentence')}
      </ConfirmDialog>
    </Page>
  );
}

interface ContentProps extends Pick<ShareLinksViewProps, 'links' | 'onOpen'> {
  readonly onAskRevoke: (link: ShareLinkAnswer) => void;
}

function Content({ links, onOpen, onAskRevoke }: ContentProps) {
  const text = useSharesText();
  const errorText = useErrorText();
  if (links.status === 'loading') return <CardSkeleton count={4} min={320} label={text('loading')} />;
  if (links.status === 'failed') {
    return <ErrorState what={text('loadFailed')} toDo={errorText(links.error)} onRetry={links.retry} />;
  }
  const { items, total, isLoadingMore, moreError, onMore } = links.data;
  if (items.length === 0) return <EmptyState title={text('noneTitle')} sentence={text('none')} />;
  return (
    <>
      <CardGrid min={320}>
        {items.map((link) => (
          <LinkCard key={link.id} link={link} onAnswers={() => onOpen(link)} onRevoke={() => onAskRevoke(link)} />
        ))}
      </CardGrid>
      {items.length < total && (
        <ShowMore shown={items.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
      )}
    </>
  );
}
