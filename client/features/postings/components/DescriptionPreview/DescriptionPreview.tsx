import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../design-system/Button/Button';
import { RichText } from '../../../../design-system/RichText/RichText';
import { radius } from '../../../../design-system/theme/tokens';
import type { PostingValues } from '../../forms/posting.schema';
import { usePostingsText } from '../../messages/use-postings-text';

/** Preview of the description as candidates will read it. Put it inside the form, below the field. */
export function DescriptionPreview() {
  const text = usePostingsText();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="text" dense aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {text(isOpen ? 'preview.hide' : 'preview.show')}
      </Button>
      <Box
        id={id}
        role="region"
        aria-label={text('preview.label')}
        hidden={!isOpen}
        sx={{
          width: '100%',
          p: 2,
          border: 1,
          borderColor: 'line.main',
          borderRadius: `${radius.control}px`,
          bgcolor: 'background.sunken',
        }}
      >
        {isOpen && <Preview />}
      </Box>
    </Box>
  );
}

/** Reads the typed text only while the preview is open. */
function Preview() {
  const text = usePostingsText();
  const { control } = useFormContext<PostingValues>();
  const description = useWatch({ control, name: 'description' });
  return description.trim() === '' ? (
    <Typography sx={{ color: 'text.secondary' }}>{text('preview.empty')}</Typography>
  ) : (
    <RichText text={description} />
  );
}
