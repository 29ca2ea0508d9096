import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loadable } from '../../../lib/loadable';
import { isNarrowSeat, paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { closePosting } from '../api/close-posting';
import { duplicatePosting } from '../api/duplicate-posting';
import { usePostings } from '../api/list-postings';
import { savePostingTemplate } from '../api/posting-templates';
import { removePosting } from '../api/remove-posting';
import { renewPosting } from '../api/renew-posting';
import { updatePosting } from '../api/save-posting';
import { addressOf, postingFiltersFrom } from '../domain/posting-filters';
import { usePostingsText } from '../messages/use-postings-text';
import { PostingsView } from './PostingsView';
import type { PostingChange } from './use-changes';

async function carryOut(jobId: string, change: PostingChange): Promise<void> {
  if (change === 'remove') await removePosting(jobId);
  else if (change === 'renew') await renewPosting(jobId);
  else await updatePosting(jobId, { status: change === 'publish' ? 'ACTIVE' : 'PAUSED' });
}

export function PostingsPage() {
  const text = usePostingsText();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => postingFiltersFrom(address), [address]);
  const read = usePostings(filters);
  useDocumentTitle(text('title'));
  const data = useMemo(
    () =>
      read.data && { items: read.data.pages.flatMap(({ jobs }) => jobs), total: read.data.pages.at(-1)?.total ?? 0 },
    [read.data],
  );
  return (
    <PostingsView
      hasCompany={user.company !== null}
      mayCreate={!isNarrowSeat(user.company?.role)}
      filters={filters}
      onFilters={(asked) => setAddress(addressOf(asked), { replace: true, preventScrollReset: true })}
      postings={loadable({ ...read, data })}
      isLoadingMore={read.isFetchingNextPage}
      onMore={() => void read.fetchNextPage()}
      onChange={carryOut}
      onClose={closePosting}
      onDuplicate={async (jobId) => {
        const copy = await duplicatePosting(jobId);
        await navigate(paths.editJob(copy.id));
      }}
      onKeepTemplate={async (jobId, name) => {
        if (user.company !== null) await savePostingTemplate(user.company.id, jobId, name);
      }}
    />
  );
}
