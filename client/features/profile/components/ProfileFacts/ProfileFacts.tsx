import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { User } from '@modules/identity/http/users.contract';
import { Card } from '../../../../design-system/Card/Card';
import { FactList } from '../../../../design-system/FactList/FactList';
import { RichText } from '../../../../design-system/RichText/RichText';
import { SkillList } from '../../../../design-system/SkillChip/SkillList';
import { useProfileText } from '../../messages/use-profile-text';

/** The profile as it stands; what is missing says so. */
export function ProfileFacts({ user }: { user: User }) {
  const text = useProfileText();
  const orMissing = (value: string | null): string => value ?? text('missing');
  const years = user.profile.years_experience;
  return (
    <>
      <Card as="section" title={text('section.person')} titleLevel={2}>
        <FactList
          facts={[
            { label: text('field.fullName'), value: user.full_name },
            { label: text('field.email'), value: user.email },
            { label: text('field.userType'), value: text(`type.${user.user_type}`) },
            { label: text('field.phone'), value: orMissing(user.phone) },
            { label: text('field.location'), value: orMissing(user.location) },
          ]}
        />
        <Told label={text('field.bio')} value={user.bio} />
      </Card>
      {user.user_type === 'JOB_SEEKER' && (
        <Card as="section" title={text('section.work')} titleLevel={2}>
          <FactList
            facts={[
              { label: text('field.years'), value: years === null ? text('missing') : text('years', { count: years }) },
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
          <Told label={text('field.experience')} value={user.experience} />
        </Card>
      )}
    </>
  );
}

function Told({ label, value }: { label: string; value: string | null }) {
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
