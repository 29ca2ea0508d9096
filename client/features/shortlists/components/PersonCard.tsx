import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { ShortlistPersonAnswer } from '@modules/shortlists/http/shortlists.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Quote } from '../../../design-system/Quote/Quote';
import { ScoreRing } from '../../../design-system/ScoreRing/ScoreRing';
import { SkillList } from '../../../design-system/SkillChip/SkillList';
import { candidateAlias } from '../../../lib/candidate-alias';
import { formatAge } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { paths } from '../../../lib/paths';
import { useShortlistsText } from '../messages/use-shortlists-text';

const SHOWN_SKILLS = 5;

export interface PersonCardProps {
  readonly person: ShortlistPersonAnswer;
  /** A posting is selected, so scores are shown. */
  readonly isCompared: boolean;
  readonly onNote: () => void;
  readonly onTakeOff: () => Promise<void>;
  /** The button for similar people. @param describedBy the id of the person’s name */
  readonly renderSimilar?: ((describedBy: string) => ReactNode) | undefined;
}

/** A person on a list: masked, or by name if the profile is open, with the team's note. */
export function PersonCard({ person, isCompared, onNote, onTakeOff, renderSimilar }: PersonCardProps) {
  const { user, note, match_score: score, added_at: addedAt, comparison } = person;
  const text = useShortlistsText();
  const shared = useSharedText();
  const language = useLanguage();
  const nameId = useId();
  const [isBusy, setBusy] = useState(false);
  const years = user.years_experience;
  return (
    <Card
      as="li"
      titleLevel={2}
      title={
        <span id={nameId}>
          {user.full_name}
          {user.is_masked && (
            <Box component="span" sx={{ typography: 'body2', fontWeight: 'normal', color: 'text.secondary' }}>
              {` ${candidateAlias(user.id)}`}
            </Box>
          )}
        </span>
      }
      subtitle={[
        user.location,
        years === null ? null : text('person.years', { count: years }),
        text('person.added', { date: formatAge(addedAt, language) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      {...(score !== null && {
        aside: <ScoreRing score={score} label={shared('match.percent', { score })} size="small" />,
      })}
      actions={
        <>
          <Button href={paths.candidate(user.id)} aria-describedby={nameId}>
            {text('person.profile')}
          </Button>
          <Button onClick={onNote} aria-haspopup="dialog" aria-describedby={nameId}>
            {text(note === null ? 'person.addNote' : 'person.editNote')}
          </Button>
          {renderSimilar?.(nameId)}
          <Button
            variant="text"
            loading={isBusy}
            aria-describedby={nameId}
            onClick={() => {
              setBusy(true);
              void onTakeOff().finally(() => setBusy(false));
            }}
          >
            {text('person.takeOff')}
          </Button>
        </>
      }
    >
      {isCompared && score === null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('person.noScore')}
        </Typography>
      )}
      {comparison !== null && (
        <>
          <Typography variant="body2">
            {text('person.compatibility', { score: comparison.compatibility_score })}
          </Typography>
          <Sentences title={text('person.reasons')} sentences={comparison.reasons} />
          <Sentences title={text('person.gaps')} sentences={comparison.gaps} />
        </>
      )}
      {user.skills.length > 0 && (
        <SkillList
          label={text('person.skills')}
          skills={user.skills.slice(0, SHOWN_SKILLS).map((label) => ({ label }))}
        />
      )}
      {note !== null && (
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('person.note')}
          </Typography>
          <Quote>{note}</Quote>
        </div>
      )}
    </Card>
  );
}

function Sentences({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  const titleId = useId();
  if (sentences.length === 0) return null;
  return (
    <div>
      <Typography id={titleId} variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, pl: 2.5 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </div>
  );
}
