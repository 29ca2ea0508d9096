import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Video } from 'lucide-react';
import { Button } from '../../../../design-system/Button/Button';
import { icon } from '../../../../design-system/theme/tokens';
import { paths } from '../../../../lib/paths';
import { useRecorderText } from '../../messages/use-recorder-text';

/** Link to the recorder, beside the file upload. If a recording is unfinished, it says so. */
export function RecordInvitation({ isUnfinished }: { readonly isUnfinished: boolean }) {
  const text = useRecorderText();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text(isUnfinished ? 'toRecorder.unfinished' : 'toRecorder.lead')}
      </Typography>
      <Button href={paths.recordVideo} startIcon={<Video size={icon.normal} aria-hidden />}>
        {text(isUnfinished ? 'toRecorder.continue' : 'toRecorder')}
      </Button>
    </Box>
  );
}
