import Box from '@mui/material/Box';
import { useFormState } from 'react-hook-form';
import { Notice } from '../../../design-system/Notice/Notice';
import { useCompanyText } from '../messages/use-company-text';

/** Shown above the fields while there are unsaved changes. */
export function UnsavedBanner({ isTyped }: { readonly isTyped: boolean }) {
  const text = useCompanyText();
  const { isDirty } = useFormState();
  const isUnsaved = isDirty || isTyped;
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {isUnsaved && (
        <Notice tone="warning" title={text('unsaved.title')}>
          {text('unsaved.sentence')}
        </Notice>
      )}
    </Box>
  );
}
