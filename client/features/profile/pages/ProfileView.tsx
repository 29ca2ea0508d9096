import Box from '@mui/material/Box';
import { useState } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { paths } from '../../../lib/paths';
import { ProfileFacts } from '../components/ProfileFacts/ProfileFacts';
import { VisibilitySwitch } from '../components/VisibilitySwitch/VisibilitySwitch';
import type { ProfileValues } from '../forms/profile.schema';
import { ProfileForm } from '../forms/ProfileForm';
import { useProfileText } from '../messages/use-profile-text';

export interface ProfileViewProps {
  readonly user: User;
  readonly skillSuggestions: readonly string[];
  readonly onSave: (values: ProfileValues) => Promise<void>;
  readonly onVisible: (isVisible: boolean) => Promise<void>;
  readonly isInitiallyEditing?: boolean;
}

/** One's own profile: read it, edit it, decide who may find it. */
export function ProfileView({
  user,
  skillSuggestions,
  onSave,
  onVisible,
  isInitiallyEditing = false,
}: ProfileViewProps) {
  const text = useProfileText();
  const toasts = useToasts();
  const [isEditing, setEditing] = useState(isInitiallyEditing);
  const isSeeker = user.user_type === 'JOB_SEEKER';
  const save = async (values: ProfileValues): Promise<void> => {
    await onSave(values);
    toasts.success(text('saved'));
    setEditing(false);
  };
  const main = isEditing ? (
    <Card as="section" title={text('form')} titleLevel={2}>
      <ProfileForm user={user} skillSuggestions={skillSuggestions} onSave={save} onCancel={() => setEditing(false)} />
    </Card>
  ) : (
    <ProfileFacts user={user} />
  );
  const edit = (
    <Button variant="primary" onClick={() => setEditing(true)}>
      {text('edit')}
    </Button>
  );
  return (
    <Page width={isSeeker ? 'default' : 'reading'}>
      <PageHeader
        title={text('title')}
        lead={text(isSeeker ? 'lead.seeker' : 'lead.other')}
        actions={isEditing ? undefined : edit}
      />
      {isSeeker ? (
        <Columns
          side="end"
          aside={
            <Box sx={{ display: 'grid', gap: 3 }}>
              <VisibilitySwitch isVisible={user.profile_visible} onChange={onVisible} />
              <TextLink href={paths.videos}>{text('videos.link')}</TextLink>
            </Box>
          }
        >
          <Box sx={{ display: 'grid', gap: 3 }}>{main}</Box>
        </Columns>
      ) : (
        main
      )}
    </Page>
  );
}
