import { useState } from 'react';
import type { ShareLinkAnswer } from '@modules/shares/http/share-links.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { revokeLink, useLinkDetail, useShareLinks } from '../api/share-links';
import { useSharesText } from '../messages/use-shares-text';
import { ShareLinksView } from './ShareLinksView';

/** `/recruiter/share-links` */
export function ShareLinksPage() {
  const text = useSharesText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [opened, setOpened] = useState<ShareLinkAnswer | null>(null);
  const read = useShareLinks();
  const detail = useLinkDetail(opened?.id ?? null);
  const last = read.data?.pages.at(-1);
  useDocumentTitle(text('title'));
  const data = last && {
    items: read.data?.pages.flatMap(({ links }) => links) ?? [],
    total: last.total,
    isLoadingMore: read.isFetchingNextPage,
    moreError: moreErrorOf(read),
    onMore: () => void read.fetchNextPage(),
  };
  const revoke = async ({ id }: ShareLinkAnswer): Promise<void> => {
    try {
      await revokeLink(id);
      toasts.success(text('revoke.done'));
    } catch (error) {
      toasts.error(errorText(error));
    }
  };
  return (
    <ShareLinksView
      links={loadable({ ...read, data })}
      opened={opened}
      detail={detail}
      onOpen={setOpened}
      onRevoke={revoke}
    />
  );
}
