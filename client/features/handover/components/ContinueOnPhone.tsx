import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { icon } from '../../../design-system/theme/tokens';
import { useHandoverText } from '../messages/use-handover-text';
import type { PhoneDialogProps } from './PhoneDialog';

// The drawing of QR codes is loaded when somebody asks for one.
const PhoneDialog = lazy(async () => ({ default: (await import('./PhoneDialog')).PhoneDialog }));

export interface ContinueOnPhoneProps extends Pick<PhoneDialogProps, 'page' | 'onDone'> {
  /** There is no camera here, so this is the first choice, on narrow screens too. */
  readonly isFirst?: boolean;
  /** Only the button, without a sentence. */
  readonly isBrief?: boolean;
}

/** Offers to continue a page on a phone. */
export function ContinueOnPhone({ page, onDone, isFirst = false, isBrief = false }: ContinueOnPhoneProps) {
  const text = useHandoverText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      sx={{
        display: { xs: isFirst ? 'flex' : 'none', md: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
      }}
    >
      {!isBrief && <Typography sx={{ color: 'text.secondary' }}>{text('offer.lead')}</Typography>}
      <Button
        {...(isFirst && { variant: 'primary' as const })}
        aria-haspopup="dialog"
        startIcon={<Smartphone size={icon.normal} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text('offer')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog
            page={page}
            onDone={(videoId) => {
              setOpen(false);
              onDone(videoId);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
