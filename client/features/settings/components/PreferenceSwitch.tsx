import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useSettingsText } from '../messages/use-settings-text';

export interface PreferenceSwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  /** Rejects if it could not be saved; the switch then goes back. */
  readonly onChange: (checked: boolean) => Promise<void>;
}

/** Switches immediately and saves in the background. After an error it goes back and shows the error. */
export function PreferenceSwitch({ label, hint, checked, onChange }: PreferenceSwitchProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const id = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const target = useRef(checked);
  const isSaving = useRef(false);
  const change = async (next: boolean): Promise<void> => {
    setWanted(next);
    target.current = next;
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      // If the person switches again during a save, the last choice is saved too.
      for (let sent: boolean | null = null; sent !== target.current;) {
        sent = target.current;
        await onChange(sent);
      }
      toasts.success(text('saved'));
    } catch (error) {
      toasts.error(`${text('notSaved', { what: label })} ${errorText(error)}`);
    } finally {
      isSaving.current = false;
      setWanted(null);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <FormControlLabel
        control={
          <Switch
            checked={wanted ?? checked}
            onChange={(_, next) => void change(next)}
            slotProps={{ input: { role: 'switch', ...(hint !== undefined && { 'aria-describedby': id }) } }}
          />
        }
        label={label}
        sx={{ ml: -1.25 }}
      />
      {hint !== undefined && (
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}
