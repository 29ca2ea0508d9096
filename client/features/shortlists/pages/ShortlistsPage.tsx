import { useSearchParams } from 'react-router';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { dataOf, loadable, type Loadable, moreErrorOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useJobsToCompare } from '../api/jobs-to-compare';
import {
  makeShortlist,
  removeShortlist,
  renameShortlist,
  star,
  unstar,
  useShortlistPeople,
  useShortlists,
} from '../api/shortlists';
import { SimilarButton } from '../components/SimilarButton';
import { useShortlistsText } from '../messages/use-shortlists-text';
import { type People, ShortlistsView, type ShortlistsViewProps } from './ShortlistsView';

const noPeople: Loadable<People> = { status: 'loading' };

/** `/recruiter/shortlists` */
export function ShortlistsPage({ renderShare }: Pick<ShortlistsViewProps, 'renderShare'>) {
  const text = useShortlistsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [address, setAddress] = useSearchParams();
  const lists = useShortlists(null);
  const all = dataOf(lists) ?? [];
  const list = all.find(({ id }) => id === address.get('list')) ?? all[0] ?? null;
  const jobs = useJobsToCompare();
  const jobId = jobs?.find(({ id }) => id === address.get('job'))?.id ?? null;
  const read = useShortlistPeople(list?.id ?? null, jobId);
  const last = read.data?.pages.at(-1);
  useDocumentTitle(text('title'));

  const go = (id: string | null, job: string | null): void =>
    setAddress({ ...(id !== null && { list: id }), ...(job !== null && { job }) }, { replace: true });
  /** For actions without a form, whose errors are shown as a toast. */
  const withToast = async (send: () => Promise<void>, done: string): Promise<void> => {
    try {
      await send();
      toasts.success(done);
    } catch (error) {
      toasts.error(`${text('failed')} ${errorText(error)}`);
    }
  };
  const data = last && {
    items: read.data?.pages.flatMap(({ people }) => people) ?? [],
    total: last.total,
    isLoadingMore: read.isFetchingNextPage,
    moreError: moreErrorOf(read),
    onMore: () => void read.fetchNextPage(),
  };
  return (
    <ShortlistsView
      lists={lists}
      renderShare={renderShare}
      renderSimilar={({ user }, describedBy) =>
        list && <SimilarButton userId={user.id} name={user.full_name} list={list} describedBy={describedBy} />
      }
      list={list}
      onList={(id) => go(id, jobId)}
      people={list === null || read.isPlaceholderData ? noPeople : loadable({ ...read, data })}
      jobs={jobs}
      jobId={jobId}
      onJob={(job) => go(list?.id ?? null, job)}
      onMake={async (name) => {
        const made = await makeShortlist(name);
        toasts.success(text('done.made', { name }));
        go(made.id, jobId);
      }}
      onRename={async (name) => {
        if (list === null) return;
        await renameShortlist(list.id, name);
        toasts.success(text('done.renamed', { name }));
      }}
      onRemove={async () => {
        if (list !== null) await withToast(() => removeShortlist(list.id), text('done.removed'));
      }}
      onNote={async ({ user }, note) => {
        if (list === null) return;
        await star(list.id, user.id, note);
        toasts.success(text('done.note'));
      }}
      onTakeOff={async ({ user }) => {
        if (list === null) return;
        await withToast(
          () => unstar(list.id, user.id),
          text('done.takenOff', { name: user.full_name, list: list.name }),
        );
      }}
    />
  );
}
