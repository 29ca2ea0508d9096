import Box from '@mui/material/Box';
import { useState } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { paths } from '../../../lib/paths';
import { CompletenessCard } from '../components/CompletenessCard/CompletenessCard';
import { OwnPlaces } from '../components/LinkList/OwnPlaces';
import { ProfileFacts } from '../components/ProfileFacts/ProfileFacts';
import { VisibilitySwitch } from '../components/VisibilitySwitch/VisibilitySwitch';
import type { MissingPart } from '../domain/missing-parts';
import type { ProfileValues } from '../forms/profile.schema';
import { ProfileForm } from '../forms/ProfileForm';
import { useProfileText } from '../messages/use-profile-text';

export interface ProfileViewProps {
  readonly user: User;
  /** Completeness of a seeker's profile from the server; undefined while loading. */
  readonly percent: number | undefined;
  readonly missing: readonly MissingPart[];
  readonly onSave: (values: ProfileValues) => Promise<void>;
  readonly onVisible: (isVisible: boolean) => Promise<void>;
  readonly isInitiallyEditing?: boolean;
}

/** The person's own profile: view it, edit the details, see missing parts and set its visibility. */
export function ProfileView(props: ProfileViewProps) {
  const { user, percent, missing, onSave, onVisible, isInitiallyEditing = false } = props;
  const text = useProfileText();
  const [isEditing, setEditing] = useState(isInitiallyEditing);
  const isSeeker = user.user_type === 'JOB_SEEKER';
  const save = async (values: ProfileValues): Promise<void> => {
    await onSave(values);
    setEditing(false);
  };
  const form = (
    <Card as="section" title={text('form')} titleLevel={2}>
      <ProfileForm user={user} onSave={save} onCancel={() => setEditing(false)} />
    </Card>
  );
  const main = <ProfileFacts user={user} person={isEditing ? form : undefined} />;
  const actions = (
    <>
      {isSeeker && (
        <Button variant="primary" href={paths.editProfile}>
          {text('editAll')}
        </Button>
      )}
      {!isEditing && (
        <Button variant={isSeeker ? 'secondary' : 'primary'} onClick={() => setEditing(true)}>
          {text('edit')}
        </Button>
      )}
    </>
  );
  return (
    <Page width={isSeeker ? 'default' : 'reading'}>
      <PageHeader title={text('title')} lead={text(isSeeker ? 'lead.seeker' : 'lead.other')} actions={actions} />
      {isSeeker ? (
        <Columns
          side="end"
          aside={
            <Box sx={{ display: 'grid', gap: 3 }}>
              <CompletenessCard percent={percent} missing={missing} />
              <VisibilitySwitch isVisible={user.profile_visible} onChange={onVisible} />
              <OwnPlaces />
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
