import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CircleCheck, Smartphone } from 'lucide-react';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { QrCode } from '../../../design-system/QrCode/QrCode';
import { icon, radius } from '../../../design-system/theme/tokens';
import { useCopy } from '../../../design-system/Toasts/use-copy';
import type { PhoneState } from '../domain/phone-state';
import { useHandoverText } from '../messages/use-handover-text';

export interface PhoneDialogViewProps {
  readonly open: boolean;
  readonly state: PhoneState;
  /** Makes a new code; the older one and its phone end. */
  readonly onNew: () => void;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** The computer's side: a code to scan, then each step of the phone. */
export function PhoneDialogView({ open, state, onNew, onEnd, onClose }: PhoneDialogViewProps) {
  const text = useHandoverText();
  return (
    <Dialog
      open={open}
      title={text('dialog.title')}
      onClose={onClose}
      {...(state.kind === 'phone' &&
        state.status !== 'DONE' && { actions: <Button onClick={onEnd}>{text('dialog.end')}</Button> })}
    >
      {state.kind === 'making' && (
        <Box role="status" aria-label={text('dialog.making')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Skeleton variant="rounded" width={232} height={232} sx={{ borderRadius: `${radius.control}px` }} />
          <Box sx={{ flex: '1 1 200px' }}>
            <Skeleton height={28} />
            <Skeleton height={28} />
            <Skeleton height={28} width="60%" />
          </Box>
        </Box>
      )}
      {state.kind === 'failed' && <ErrorState what={text('dialog.failed')} toDo={state.reason} onRetry={onNew} />}
      {state.kind === 'waiting' && <Code url={state.url} minutesLeft={state.minutesLeft} />}
      <Box role="status">
        {state.kind === 'phone' && (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center', textAlign: 'center', py: 3 }}>
            <Box
              component="span"
              sx={{ display: 'flex', color: state.status === 'DONE' ? 'success.main' : 'accent.text' }}
            >
              {state.status === 'DONE' ? (
                <CircleCheck size={icon.large} aria-hidden />
              ) : (
                <Smartphone size={icon.large} aria-hidden />
              )}
            </Box>
            <Typography variant="h4" component="p">
              {text(`dialog.${state.status}`)}
            </Typography>
            {state.status !== 'DONE' && <Typography sx={{ color: 'text.secondary' }}>{text('dialog.keep')}</Typography>}
          </Box>
        )}
        {state.kind === 'ended' && (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <Typography>{text('dialog.ended')}</Typography>
            <Button variant="primary" onClick={onNew}>
              {text('dialog.new')}
            </Button>
          </Box>
        )}
      </Box>
    </Dialog>
  );
}

function Code({ url, minutesLeft }: { readonly url: string; readonly minutesLeft: number }) {
  const text = useHandoverText();
  const copy = useCopy({ copied: text('dialog.copied'), notCopied: text('dialog.notCopied') });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '0 1 232px', minWidth: 180 }}>
        <QrCode value={url} label={text('dialog.code')} />
      </Box>
      <Box sx={{ flex: '1 1 220px', display: 'grid', gap: 1.5, minWidth: 0 }}>
        <Typography>{text('dialog.scan')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('dialog.safe')}
        </Typography>
        <OutlinedInput
          value={url}
          readOnly
          fullWidth
          size="small"
          onFocus={(event) => event.target.select()}
          inputProps={{ 'aria-label': text('dialog.address') }}
        />
        <Box>
          <Button onClick={() => void copy(url)}>{text('dialog.copy')}</Button>
        </Box>
        <Typography variant="body2">{text('dialog.left', { count: minutesLeft })}</Typography>
      </Box>
    </Box>
  );
}
