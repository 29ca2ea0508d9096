import { useMemo } from 'react';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useSavedJobs } from '../api/saved-jobs';
import { ApplyAction } from '../apply/ApplyAction';
import { SaveAction } from '../components/SaveButton/SaveAction';
import { useJobsText } from '../messages/use-jobs-text';
import { SavedJobsView } from './SavedJobsView';

export function SavedJobsPage() {
  const text = useJobsText();
  const read = useSavedJobs();
  useDocumentTitle(text('kept.title'));
  const data = useMemo(
    () =>
      read.data && {
        // A job that moved to the next page between two reads is shown once.
        items: [...new Map(read.data.pages.flatMap(({ jobs }) => jobs).map((job) => [job.id, job])).values()],
        total: read.data.pages.at(-1)?.total ?? 0,
      },
    [read.data],
  );
  return (
    <SavedJobsView
      jobs={loadable({ ...read, data })}
      isLoadingMore={read.isFetchingNextPage}
      moreError={moreErrorOf(read)}
      onMore={() => void read.fetchNextPage()}
      renderApply={(job) => <ApplyAction job={job} quiet />}
      renderSave={(job) => <SaveAction job={{ ...job, saved: true }} />}
    />
  );
}
