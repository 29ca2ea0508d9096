import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CloseJobInput, OwnJob } from '@modules/jobs/http/jobs.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { CloseDialog } from '../components/CloseDialog/CloseDialog';
import { PostingCard } from '../components/PostingCard/PostingCard';
import { PostingFilters } from '../components/PostingFilters/PostingFilters';
import { TemplateDialog } from '../components/TemplateDialog/TemplateDialog';
import type { PostingFilters as Filters } from '../domain/posting-filters';
import { usePostingsText } from '../messages/use-postings-text';
import { type PostingChange, useChanges } from './use-changes';

export interface PostingsViewProps {
  readonly hasCompany: boolean;
  /** False for colleagues who only read applications. */
  readonly mayCreate?: boolean;
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
  readonly postings: Loadable<{ readonly items: readonly OwnJob[]; readonly total: number }>;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
  readonly onChange: (jobId: string, change: PostingChange) => Promise<void>;
  /** Closes a posting with a reason. Like the next two, it throws the errors of the API client. */
  readonly onClose: (jobId: string, body: CloseJobInput) => Promise<void>;
  readonly onDuplicate: (jobId: string) => Promise<void>;
  readonly onKeepTemplate: (jobId: string, name: string) => Promise<void>;
}

/** The company's own postings. */
export function PostingsView(props: PostingsViewProps) {
  const { hasCompany, mayCreate = true, filters, onFilters, postings } = props;
  const text = usePostingsText();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<{ job: OwnJob; change: 'publish' | 'remove' } | null>(null);
  const [dialog, setDialog] = useState<{ job: OwnJob; kind: 'close' | 'template' } | null>(null);
  const { busyId, change, act } = useChanges(props.onChange);
  if (!hasCompany) return <NoCompany />;
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        {...(mayCreate && {
          actions: (
            <Button variant="primary" href={paths.newJob}>
              {text('new')}
            </Button>
          ),
        })}
      />
      <PostingFilters filters={filters} onChange={onFilters} />
      {postings.status === 'loading' && <CardSkeleton count={3} min={1000} label={text('loading')} />}
      {postings.status === 'failed' && (
        <ErrorState what={text('loadFailed')} toDo={errorText(postings.error)} onRetry={postings.retry} />
      )}
      {postings.status === 'ready' && postings.data.items.length === 0 && (
        <NoPosting filters={filters} onFilters={onFilters} mayCreate={mayCreate} />
      )}
      {postings.status === 'ready' && postings.data.items.length > 0 && (
        <>
          <Typography variant="h4" component="h2">
            {text('results', { count: postings.data.total })}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {postings.data.items.map((job) => (
              <PostingCard
                key={job.id}
                job={job}
                isBusy={busyId === job.id}
                onPublish={() => setAsked({ job, change: 'publish' })}
                onRenew={() => void change(job, 'renew')}
                onPause={() => void change(job, 'pause')}
                onRemove={() => setAsked({ job, change: 'remove' })}
                onClose={() => setDialog({ job, kind: 'close' })}
                {...(mayCreate && {
                  menu: {
                    onDuplicate: () => void act(job, 'duplicate', () => props.onDuplicate(job.id)),
                    onKeepTemplate: () => setDialog({ job, kind: 'template' }),
                  },
                })}
              />
            ))}
          </Box>
          <ShowMore
            shown={postings.data.items.length}
            total={postings.data.total}
            onMore={props.onMore}
            loading={props.isLoadingMore}
          />
        </>
      )}
      <PostingDialogs {...props} dialog={dialog} onDone={() => setDialog(null)} />
      <ConfirmDialog
        open={asked !== null}
        title={text(`${asked?.change ?? 'publish'}.title`, { title: asked?.job.title ?? '' })}
        confirmLabel={text(`${asked?.change ?? 'publish'}.confirm`)}
        danger={asked?.change === 'remove'}
        busy={busyId !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void change(asked.job, asked.change).finally(() => setAsked(null));
        }}
      >
        {text(`${asked?.change ?? 'publish'}.sentence`)}
      </ConfirmDialog>
    </Page>
  );
}

interface PostingDialogsProps extends Pick<PostingsViewProps, 'onClose' | 'onKeepTemplate'> {
  readonly dialog: { readonly job: OwnJob; readonly kind: 'close' | 'template' } | null;
  readonly onDone: () => void;
}

/** The forms of one posting: closing it, and saving it as a template. */
function PostingDialogs({ dialog, onDone, onClose, onKeepTemplate }: PostingDialogsProps) {
  const text = usePostingsText();
  const toasts = useToasts();
  const titleFor = (kind: 'close' | 'template'): string | null => (dialog?.kind === kind ? dialog.job.title : null);
  return (
    <>
      <CloseDialog
        title={titleFor('close')}
        onCancel={onDone}
        onClosePosting={async (body) => {
          if (dialog === null) return;
          await onClose(dialog.job.id, body);
          toasts.success(text(body.reason === 'PAUSED' ? 'done.pause' : 'done.close'));
          onDone();
        }}
      />
      <TemplateDialog
        title={titleFor('template')}
        onCancel={onDone}
        onSave={async (name) => {
          if (dialog === null) return;
          await onKeepTemplate(dialog.job.id, name);
          toasts.success(text('template.saved', { name }));
          onDone();
        }}
      />
    </>
  );
}

function NoPosting({ filters, onFilters, mayCreate }: Pick<PostingsViewProps, 'filters' | 'onFilters' | 'mayCreate'>) {
  const text = usePostingsText();
  if (filters.search !== '' || filters.status !== 'all') {
    return (
      <EmptyState
        title={text('emptyFiltered.title')}
        sentence={text('emptyFiltered.sentence')}
        action={<Button onClick={() => onFilters({ search: '', status: 'all' })}>{text('clearSearch')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={text('empty.title')}
      {...(mayCreate && {
        sentence: text('empty.sentence'),
        action: (
          <Button variant="primary" href={paths.newJob}>
            {text('new')}
          </Button>
        ),
      })}
    />
  );
}

/** Shown to recruiters without a company, who cannot post jobs yet. */
export function NoCompany() {
  const text = usePostingsText();
  return (
    <Page>
      <EmptyState
        level={1}
        title={text('noCompany.title')}
        sentence={text('noCompany.sentence')}
        action={
          <Button variant="primary" href={paths.companyProfile}>
            {text('noCompany.action')}
          </Button>
        }
      />
    </Page>
  );
}
