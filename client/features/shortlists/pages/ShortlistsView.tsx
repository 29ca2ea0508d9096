import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { ShortlistPersonAnswer, ShortlistsPage } from '@modules/shortlists/http/shortlists.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { CardGrid } from '../../../design-system/Page/CardGrid';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { SortSelect } from '../../../design-system/SortSelect/SortSelect';
import { candidateAlias } from '../../../lib/candidate-alias';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useLast } from '../../../lib/use-last';
import { PersonCard } from '../components/PersonCard';
import { NameDialog } from '../forms/NameDialog';
import { NoteDialog } from '../forms/NoteDialog';
import { useShortlistsText } from '../messages/use-shortlists-text';

export type List = ShortlistsPage['shortlists'][number];

export interface People {
  readonly items: readonly ShortlistPersonAnswer[];
  readonly total: number;
  readonly isLoadingMore: boolean;
  readonly moreError: unknown;
  readonly onMore: () => void;
}

/** All throw the errors of the API client. */
export interface ShortlistActs {
  readonly onMake: (name: string) => Promise<void>;
  readonly onRename: (name: string) => Promise<void>;
  readonly onRemove: () => Promise<void>;
  readonly onNote: (person: ShortlistPersonAnswer, note: string | null) => Promise<void>;
  readonly onTakeOff: (person: ShortlistPersonAnswer) => Promise<void>;
}

/** A person with the name that a share link shows. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

export interface ShortlistsViewProps extends ShortlistActs {
  readonly lists: Loadable<readonly List[]>;
  /** The selected list; null if there is none. */
  readonly list: List | null;
  readonly onList: (id: string) => void;
  readonly people: Loadable<People>;
  /** Published postings to compare with; undefined while loading. */
  readonly jobs: readonly { readonly id: string; readonly title: string }[] | undefined;
  readonly jobId: string | null;
  readonly onJob: (id: string | null) => void;
  /** The button that shares the people of the list by a link. Belongs to another feature. */
  readonly renderShare?: ((people: readonly NamedPerson[]) => ReactNode) | undefined;
  /** The button for people who are similar to one on the list. */
  readonly renderSimilar?: ((person: ShortlistPersonAnswer, describedBy: string) => ReactNode) | undefined;
}

const namesOf = (people: Loadable<People>): readonly NamedPerson[] =>
  people.status === 'ready'
    ? people.data.items.map(({ user }) => ({
        id: user.id,
        name: user.is_masked ? `${user.full_name} ${candidateAlias(user.id)}` : user.full_name,
      }))
    : [];

type Asked = 'new' | 'rename' | 'remove' | null;

/** The company's shortlists, one at a time. */
export function ShortlistsView(props: ShortlistsViewProps) {
  const { lists, list, onList, jobs, jobId, onJob } = props;
  const text = useShortlistsText();
  const [asked, setAsked] = useState<Asked>(null);
  const [noting, setNoting] = useState<ShortlistPersonAnswer | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const noted = useLast(noting);
  const close = (): void => setAsked(null);
  const all = lists.status === 'ready' ? lists.data : [];
  return (
    <Page width="wide">
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={
          <Button aria-haspopup="dialog" onClick={() => setAsked('new')}>
            {text('new')}
          </Button>
        }
      />
      {list !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <SortSelect
            label={text('list')}
            options={all.map(({ id, name }) => ({ value: id, label: name }))}
            value={list.id}
            onChange={onList}
          />
          {jobs !== undefined && jobs.length > 0 && (
            <SortSelect
              label={text('compare')}
              options={[
                { value: '', label: text('compare.none') },
                ...jobs.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              value={jobId ?? ''}
              onChange={(id) => onJob(id === '' ? null : id)}
            />
          )}
          <Button variant="text" aria-haspopup="dialog" onClick={() => setAsked('rename')}>
            {text('rename')}
          </Button>
          <Button variant="text" aria-haspopup="dialog" onClick={() => setAsked('remove')}>
            {text('remove')}
          </Button>
          {props.renderShare?.(namesOf(props.people))}
        </Box>
      )}
      <Content {...props} onEditNote={setNoting} />
      <NameDialog
        key={`${asked ?? ''} ${list?.id ?? ''}`}
        open={asked === 'new' || asked === 'rename'}
        name={asked === 'rename' ? (list?.name ?? null) : null}
        onName={async (name) => {
          await (asked === 'rename' ? props.onRename(name) : props.onMake(name));
          close();
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        title={text('removeForm.title', { name: list?.name ?? '' })}
        confirmLabel={text('remove')}
        cancelLabel={text('removeForm.keep')}
        danger
        busy={isRemoving}
        onConfirm={() => {
          setRemoving(true);
          void props.onRemove().finally(() => {
            setRemoving(false);
            close();
          });
        }}
        onCancel={close}
      >
        {text('removeForm.sentence')}
      </ConfirmDialog>
      {noted !== null && (
        <NoteDialog
          key={noted.user.id}
          open={noting !== null}
          name={noted.user.full_name}
          note={noted.note}
          onNote={async (note) => {
            await props.onNote(noted, note);
            setNoting(null);
          }}
          onClose={() => setNoting(null)}
        />
      )}
    </Page>
  );
}

type ContentProps = ShortlistsViewProps & { readonly onEditNote: (person: ShortlistPersonAnswer) => void };

function Content({ lists, list, people, jobId, onTakeOff, onEditNote, renderSimilar }: ContentProps) {
  const text = useShortlistsText();
  const errorText = useErrorText();
  const failed = [lists, people].find(({ status }) => status === 'failed');
  if (failed?.status === 'failed') {
    return <ErrorState what={text('loadFailed')} toDo={errorText(failed.error)} onRetry={failed.retry} />;
  }
  if (lists.status === 'ready' && list === null) {
    return (
      <EmptyState
        title={text('noneTitle')}
        sentence={text('none')}
        action={<Button href={paths.recruiterCandidates}>{text('search')}</Button>}
      />
    );
  }
  if (lists.status !== 'ready' || people.status !== 'ready') {
    return <CardSkeleton count={6} min={284} label={text('loading')} />;
  }
  const { items, total, isLoadingMore, moreError, onMore } = people.data;
  if (items.length === 0) {
    return (
      <EmptyState
        title={text('emptyTitle')}
        sentence={text('empty')}
        action={<Button href={paths.recruiterCandidates}>{text('search')}</Button>}
      />
    );
  }
  return (
    <>
      <CardGrid min={284}>
        {items.map((person) => (
          <PersonCard
            key={person.user.id}
            person={person}
            isCompared={jobId !== null}
            onNote={() => onEditNote(person)}
            onTakeOff={() => onTakeOff(person)}
            renderSimilar={(describedBy) => renderSimilar?.(person, describedBy)}
          />
        ))}
      </CardGrid>
      {items.length < total && (
        <ShowMore shown={items.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
      )}
    </>
  );
}
