import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { SimilarPeopleAnswer, SimilarPerson } from '@modules/matching/http/similar-people.contract';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { SkillList } from '../../../design-system/SkillChip/SkillList';
import { candidateAlias } from '../../../lib/candidate-alias';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useShortlistsText } from '../messages/use-shortlists-text';

export interface SimilarDialogProps {
  readonly open: boolean;
  /** Of the person to whom the others are similar. */
  readonly name: string;
  readonly people: Loadable<SimilarPeopleAnswer>;
  /** Adds one to the list from which this was opened; absent elsewhere. Shows its own errors. */
  readonly onAdd?: ((person: SimilarPerson['user']) => Promise<void>) | undefined;
  readonly onClose: () => void;
}

/** People who do similar work, with what they have in common. */
export function SimilarDialog({ open, name, people, onAdd, onClose }: SimilarDialogProps) {
  const text = useShortlistsText();
  const errorText = useErrorText();
  return (
    <Dialog open={open} wide title={text('similar.title', { name })} onClose={onClose}>
      <Typography sx={{ maxWidth: '65ch', mb: 2 }}>
        {text('similar.lead')} {onAdd && text('similar.withoutList')}
      </Typography>
      {people.status === 'loading' && <ListSkeleton count={4} label={text('similar.loading')} />}
      {people.status === 'failed' && (
        <ErrorState what={text('similar.failed')} toDo={errorText(people.error)} onRetry={people.retry} level={3} />
      )}
      {people.status === 'ready' && people.data.people.length === 0 && (
        <EmptyState level={3} title={text('similar.noneTitle')} sentence={text('similar.none')} />
      )}
      {people.status === 'ready' && people.data.people.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {people.data.people.map((person) => (
            <Row key={person.user.id} person={person} onAdd={onAdd} />
          ))}
        </Box>
      )}
    </Dialog>
  );
}

function Row({ person, onAdd }: Pick<SimilarDialogProps, 'onAdd'> & { readonly person: SimilarPerson }) {
  const text = useShortlistsText();
  const nameId = useId();
  const [isBusy, setBusy] = useState(false);
  const { user, shared, same_town: sameTown } = person;
  const years = user.years_experience;
  const facts = [
    user.location,
    years === null ? null : text('person.years', { count: years }),
    sameTown ? text('similar.sameTown') : null,
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, display: 'grid', gap: 1 }}>
        <div>
          <Typography id={nameId} sx={{ fontWeight: 'bold' }}>
            {user.is_masked ? `${user.full_name} ${candidateAlias(user.id)}` : user.full_name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {facts.join(' · ')}
          </Typography>
        </div>
        {shared.length > 0 && <SkillList label={text('similar.shared')} skills={shared.map((label) => ({ label }))} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button href={paths.candidate(user.id)} aria-describedby={nameId}>
          {text('person.profile')}
        </Button>
        {onAdd && (
          <Button
            loading={isBusy}
            aria-describedby={nameId}
            onClick={() => {
              setBusy(true);
              void onAdd(user).finally(() => setBusy(false));
            }}
          >
            {text('similar.add')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
