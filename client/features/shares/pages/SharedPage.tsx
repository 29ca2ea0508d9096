import { useEffect } from 'react';
import { loadable } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { leaveFeedback, sharedVideoHref, unlock, useShared } from '../api/shared';
import { useSharesText } from '../messages/use-shares-text';
import { SharedView } from './SharedView';

const KEPT = 'entrevue.shared-link';

/** The token of the link. This tab keeps it for a reload, because addresses are written to logs and histories. */
function useToken(): string | null {
  const fresh = useFragment().get('link');
  useEffect(() => {
    if (fresh !== null) sessionStorage.setItem(KEPT, fresh);
  }, [fresh]);
  return fresh ?? sessionStorage.getItem(KEPT);
}

/** `/shared#link=…`, for readers without an account. */
export function SharedPage() {
  const text = useSharesText();
  const token = useToken();
  const read = useShared(token);
  useDocumentTitle(text('title'));
  if (token === null) return <SharedView page={null} {...nothing} />;
  return (
    <SharedView
      page={loadable(read)}
      onUnlock={async (password) => {
        await unlock(token, password);
        await read.refetch();
      }}
      onFeedback={(personId, values) => leaveFeedback(token, { person_id: personId, ...values })}
      videoHref={(videoId) => sharedVideoHref(token, videoId)}
    />
  );
}

const nothing = {
  onUnlock: () => Promise.resolve(),
  onFeedback: () => Promise.resolve(),
  videoHref: () => '',
};
