import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../design-system/Button/Button';
import { TextField } from '../../../design-system/form/TextField';
import { suggestTitle } from '../domain/suggest-title';
import type { EditorInput } from './editor.schema';
import { useProfileText } from '../messages/use-profile-text';

/** The person's job title. While it is empty, a button suggests the first one in their experience. */
export function TitleField() {
  const text = useProfileText();
  const { setValue, setFocus } = useFormContext<EditorInput>();
  const [title, experience] = useWatch<EditorInput, ['title', 'experience']>({ name: ['title', 'experience'] });
  const suggestion = title === '' && typeof experience === 'string' ? suggestTitle(experience) : null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', '& > *': { minWidth: 0 } }}>
      <Box sx={{ width: '100%' }}>
        <TextField name="title" label={text('field.title')} hint={text('field.titleHint')} optional />
      </Box>
      {suggestion !== null && (
        <Button
          onClick={() => {
            setValue('title', suggestion, { shouldDirty: true, shouldValidate: true });
            setFocus('title');
          }}
        >
          {text('field.titleUse', { title: suggestion })}
        </Button>
      )}
    </Box>
  );
}
