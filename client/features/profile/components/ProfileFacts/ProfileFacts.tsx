import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { Card } from '../../../../design-system/Card/Card';
import { FactList } from '../../../../design-system/FactList/FactList';
import { RichText } from '../../../../design-system/RichText/RichText';
import { SkillList } from '../../../../design-system/SkillChip/SkillList';
import { usePreferenceFacts } from '../../../../lib/preferences/use-preference-facts';
import { useProfileText } from '../../messages/use-profile-text';

export interface ProfileFactsProps {
  readonly user: User;
  /** Replaces the person's details while they are edited. */
  readonly person?: ReactNode;
}

/** The current profile. Missing parts are labelled as missing. */
export function ProfileFacts({ user, person }: ProfileFactsProps) {
  return (
    <>
      {person ?? <PersonFacts user={user} />}
      {user.user_type === 'JOB_SEEKER' && (
        <>
          <WorkFacts user={user} />
          <PreferenceFacts user={user} />
        </>
      )}
    </>
  );
}

function PersonFacts({ user }: { user: User }) {
  const text = useProfileText();
  const orMissing = (value: string | null): string => value ?? text('missing');
  return (
    <Card
      as="section"
      title={text('section.person')}
      titleLevel={2}
      lead={<Avatar name={user.full_name} src={user.avatar_url} size={48} />}
      subtitle={text(`type.${user.user_type}`)}
    >
      <FactList
        facts={[
          { label: text('field.fullName'), value: user.full_name },
          { label: text('field.email'), value: user.email },
          { label: text('field.userType'), value: text(`type.${user.user_type}`) },
          { label: text('field.phone'), value: orMissing(user.phone) },
          { label: text('field.location'), value: orMissing(user.location) },
        ]}
      />
      <LabelledText label={text('field.bio')} value={user.bio} />
    </Card>
  );
}

function WorkFacts({ user }: { user: User }) {
  const text = useProfileText();
  const years = user.profile.years_experience;
  return (
    <Card as="section" title={text('section.work')} titleLevel={2}>
      <FactList
        facts={[
          { label: text('field.title'), value: user.title ?? text('missing') },
          { label: text('field.years'), value: years === null ? text('missing') : text('years', { count: years }) },
          { label: text('field.resume'), value: user.resume?.name ?? text('missing') },
        ]}
      />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h4" component="h3">
          {text('field.skills')}
        </Typography>
        {user.skills.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{text('missing')}</Typography>
        ) : (
          <SkillList label={text('field.skills')} skills={user.skills.map((label) => ({ label }))} />
        )}
      </Box>
      <LabelledText label={text('field.experience')} value={user.experience} />
    </Card>
  );
}

function PreferenceFacts({ user }: { user: User }) {
  const text = useProfileText();
  const facts = usePreferenceFacts()(user.profile);
  return (
    <Card as="section" title={text('section.wishes')} titleLevel={2}>
      {facts.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('missing')}</Typography>
      ) : (
        <FactList facts={facts} />
      )}
    </Card>
  );
}

function LabelledText({ label, value }: { label: string; value: string | null }) {
  const text = useProfileText();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h4" component="h3">
        {label}
      </Typography>
      {value === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('missing')}</Typography>
      ) : (
        <RichText text={value} />
      )}
    </Box>
  );
}
