import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import {
  type TeamActivity,
  activityKinds,
  type TeamActivityEntry,
} from '@modules/operations/http/team-activity.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { PlainSelect } from '../../../design-system/PlainSelect/PlainSelect';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { useGoOn } from '../../../design-system/ShowMore/use-go-on';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { ActivityEntry } from '../components/ActivityEntry';
import { type ActivityFilters, noFilters } from '../domain/activity-filters';
import { useTeamText } from '../messages/use-team-text';

export interface ActivityViewProps {
  /** Of all pages loaded so far. */
  readonly entries: Loadable<readonly TeamActivityEntry[]>;
  /** Whom the list can be filtered by. */
  readonly members: TeamActivity['members'];
  readonly filters: ActivityFilters;
  readonly onFilters: (filters: ActivityFilters) => void;
  /** Entries for newer filters are loading; those shown are for the old ones. */
  readonly isRefreshing: boolean;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly isLoadingMore: boolean;
  readonly moreError: unknown;
}

/** The log of actions of the team, newest first. */
export function ActivityView(props: ActivityViewProps) {
  const { members, filters, onFilters } = props;
  const text = useTeamText();
  return (
    <Page>
      <PageHeader
        title={text('activity.title')}
        lead={text('activity.lead')}
        actions={<Button href={paths.team}>{text('activity.back')}</Button>}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          maxWidth: 720,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <PlainSelect
          label={text('activity.who')}
          value={filters.member}
          options={[
            { value: '', label: text('activity.everybody') },
            ...members.map(({ id, full_name: fullName, is_member: isMember }) => {
              const name = fullName ?? text('somebody');
              return { value: id, label: isMember ? name : text('activity.former', { name }) };
            }),
          ]}
          onChange={(member) => onFilters({ ...filters, member })}
        />
        <PlainSelect
          label={text('activity.what')}
          value={filters.kind}
          options={[
            { value: '', label: text('activity.everything') },
            ...activityKinds.map((kind) => ({ value: kind, label: text(`activity.kind.${kind}`) })),
          ]}
          onChange={(chosen) =>
            onFilters({ ...filters, kind: activityKinds.find((kind) => kind === chosen) ?? noFilters.kind })
          }
        />
      </Box>
      <Entries {...props} />
    </Page>
  );
}

function Entries(props: ActivityViewProps) {
  const { entries, filters, onFilters, hasMore } = props;
  const text = useTeamText();
  const errorText = useErrorText();
  if (entries.status === 'loading') return <ListSkeleton count={6} label={text('activity.loading')} />;
  if (entries.status === 'failed')
    return <ErrorState what={text('activity.failed')} toDo={errorText(entries.error)} onRetry={entries.retry} />;
  if (entries.data.length > 0 || hasMore) return <Found {...props} found={entries.data} />;
  if (filters.member === '' && filters.kind === '')
    return <EmptyState title={text('activity.empty')} sentence={text('activity.emptySentence')} />;
  return (
    <EmptyState
      title={text('activity.nothing')}
      action={<Button onClick={() => onFilters(noFilters)}>{text('activity.clear')}</Button>}
    />
  );
}

function Found({
  found,
  isRefreshing,
  hasMore,
  onMore,
  isLoadingMore,
  moreError,
}: ActivityViewProps & { readonly found: readonly TeamActivityEntry[] }) {
  const text = useTeamText();
  const shown = found.length;
  const { list, mark } = useGoOn<HTMLUListElement>(shown);
  return (
    <Box sx={{ display: 'grid', gap: 3 }} aria-busy={isRefreshing}>
      <Box component="h2" sx={visuallyHidden}>
        {text('activity.what')}
      </Box>
      <Box
        component="ul"
        ref={list}
        sx={{ m: 0, p: 0, listStyle: 'none', ...(isRefreshing && { filter: 'saturate(0.3)' }) }}
      >
        {found.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} />
        ))}
      </Box>
      <ShowMore
        shown={shown}
        total={hasMore ? shown + 1 : shown}
        onMore={() => {
          mark();
          onMore();
        }}
        loading={isLoadingMore}
        error={moreError}
        summary={text('activity.shown', { count: shown })}
      />
    </Box>
  );
}
