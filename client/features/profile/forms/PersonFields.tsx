import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits } from '@modules/identity/http/person-fields.contract';
import type { User } from '@modules/identity/http/users.contract';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { useProfileText } from '../messages/use-profile-text';
import { fieldPairs } from './field-pairs';

/** Identity and contact. The sign-in email is shown but cannot be changed here. */
export function PersonFields({ user }: { user: User }) {
  const text = useProfileText();
  const isSeeker = user.user_type === 'JOB_SEEKER';
  return (
    <>
      <TextField name="full_name" label={text('field.fullName')} autoComplete="name" />
      <Box>
        <Typography variant="label" component="p">
          {text('field.email')}
        </Typography>
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{user.email}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('field.emailHint')}
        </Typography>
      </Box>
      <Box sx={fieldPairs}>
        <TextField
          name="phone"
          type="tel"
          label={text('field.phone')}
          hint={text(isSeeker ? 'field.phoneHint' : 'field.phonePlain')}
          autoComplete="tel"
          optional
        />
        <TextField
          name="location"
          label={text('field.location')}
          hint={text('field.locationHint')}
          autoComplete="address-level2"
          optional
        />
      </Box>
      <TextArea
        name="bio"
        label={text('field.bio')}
        hint={text('field.bioHint')}
        rows={3}
        maxLength={limits.bio}
        optional
      />
    </>
  );
}
