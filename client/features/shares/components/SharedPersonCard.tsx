import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Lock } from 'lucide-react';
import type { SharedPerson } from '@modules/shares/http/shared.contract';
import { Card } from '../../../design-system/Card/Card';
import { RichText } from '../../../design-system/RichText/RichText';
import { SkillList } from '../../../design-system/SkillChip/SkillList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { VideoPlayer } from '../../../design-system/VideoPlayer/VideoPlayer';
import { WrittenAnswers } from '../../../design-system/VideoPlayer/WrittenAnswers';
import { useSharesText } from '../messages/use-shares-text';
import { FeedbackForm, type FeedbackValues } from './FeedbackForm';

export interface SharedPersonCardProps {
  readonly person: SharedPerson;
  /** From 1, in the order of the page. */
  readonly number: number;
  readonly videoHref: (videoId: string) => string;
  readonly onFeedback: (values: FeedbackValues) => Promise<void>;
}

/** A person on the page of a share link: texts, videos if the profile is open, and the reader's rating. */
export function SharedPersonCard({ person, number, videoHref, onFeedback }: SharedPersonCardProps) {
  const text = useSharesText();
  const { is_masked: isMasked, years_experience: years } = person;
  const name = isMasked ? text('page.number', { number }) : person.full_name;
  const subtitle = [
    isMasked ? null : person.title,
    person.location,
    years === null ? null : text('page.years', { count: years }),
  ].filter(Boolean);
  const words = [
    { label: text('page.about'), value: person.bio },
    { label: text('page.experience'), value: person.experience },
  ];
  return (
    <Card
      as="li"
      titleLevel={2}
      title={name}
      subtitle={subtitle.join(' · ')}
      {...(isMasked && {
        badge: (
          <StateBadge tone="neutral" icon={Lock}>
            {text('page.masked')}
          </StateBadge>
        ),
      })}
    >
      {!isMasked &&
        person.videos.map(({ id, kind, title, duration, answers }) =>
          kind === 'TEXT' ? (
            <WrittenAnswers key={id} title={title} answers={answers} />
          ) : (
            <VideoPlayer
              key={id}
              src={videoHref(id)}
              title={title}
              durationSeconds={duration ?? undefined}
              isSoundOnly={kind === 'AUDIO'}
            />
          ),
        )}
      {words.map(
        ({ label, value }) =>
          value !== null && (
            <Box key={label}>
              <Typography variant="h3">{label}</Typography>
              <RichText text={value} />
            </Box>
          ),
      )}
      {person.skills.length > 0 && (
        <SkillList label={text('page.skills')} skills={person.skills.map((label) => ({ label }))} />
      )}
      <FeedbackForm name={name} onSend={onFeedback} />
    </Card>
  );
}
