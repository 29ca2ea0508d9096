import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { TextField } from '../../../design-system/form/TextField';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { icon } from '../../../design-system/theme/tokens';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import { sendTimeInWords, sendTimeOf, sendTimes } from '../../../lib/send-times';
import { useMessagesText } from '../messages/use-messages-text';

const schema = z.object({ date: z.iso.date(), time: z.string().regex(/^\d{2}:\d{2}$/u) });

export interface SendLaterProps {
  readonly now: Date;
  /** There is a text, which can be sent. */
  readonly isReady: boolean;
  readonly hasFiles: boolean;
  /** Throws what the API client throws; the text then stays. */
  readonly onSchedule: (sendAt: string) => Promise<void>;
}

/** Chooses when the text of the compose box is sent: tomorrow, Monday, or another time. */
export function SendLater({ now, isReady, hasFiles, onSchedule }: SendLaterProps) {
  const text = useMessagesText();
  const errorText = useErrorText();
  const language = useLanguage();
  const toasts = useToasts();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setAsking] = useState(false);
  const times = sendTimes(now);
  const schedule = async (sendAt: string): Promise<void> => {
    await onSchedule(sendAt);
    toasts.success(text('later.done', { time: sendTimeInWords(sendAt, language) }));
  };
  const choose = async (sendAt: string): Promise<void> => {
    setAnchor(null);
    try {
      await schedule(sendAt);
    } catch (error) {
      toasts.error(`${text('later.failed')} ${errorText(error)}`);
    }
  };
  return (
    <>
      <IconButton
        label={text(hasFiles ? 'later.noFiles' : 'later.menu')}
        disabled={!isReady || hasFiles}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor !== null && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Clock size={icon.normal} aria-hidden />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': text('later.menu') } }}
      >
        <MenuItem onClick={() => void choose(times.tomorrow)}>{text('later.tomorrow')}</MenuItem>
        {times.monday !== null && (
          <MenuItem onClick={() => void choose(times.monday ?? times.tomorrow)}>{text('later.monday')}</MenuItem>
        )}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setAsking(true);
          }}
        >
          {text('later.other')}
        </MenuItem>
      </Menu>
      <FormDialog
        open={isAsking}
        title={text('later.title')}
        lead={<Typography sx={{ mb: 2, color: 'text.secondary' }}>{text('later.lead')}</Typography>}
        schema={schema}
        defaultValues={{ date: '', time: '09:00' }}
        submit={text('later.confirm')}
        cancel={text('later.back')}
        onSubmit={async (values) => {
          await schedule(sendTimeOf(values));
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      >
        <TextField name="date" type="date" label={text('later.date')} />
        <TextField name="time" type="time" label={text('later.time')} />
      </FormDialog>
    </>
  );
}
