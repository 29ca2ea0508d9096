import Box from '@mui/material/Box';
import { Button } from '../../../../design-system/Button/Button';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { useAuthText } from '../../messages/use-auth-text';

export interface TermsInBriefProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const points = ['brief.free', 'brief.adult', 'brief.use', 'brief.score', 'brief.masked', 'brief.files'] as const;

/** Summary of the terms in six sentences, opened beside the checkbox. */
export function TermsInBrief({ open, onClose }: TermsInBriefProps) {
  const text = useAuthText();
  return (
    <Dialog
      open={open}
      title={text('brief.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {text('brief.close')}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5 }}>
        {points.map((point) => (
          <li key={point}>{text(point)}</li>
        ))}
      </Box>
    </Dialog>
  );
}
