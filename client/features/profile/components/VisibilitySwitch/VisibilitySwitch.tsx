import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Card } from '../../../../design-system/Card/Card';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { useProfileText } from '../../messages/use-profile-text';

export interface VisibilitySwitchProps {
  readonly isVisible: boolean;
  readonly onChange: (isVisible: boolean) => Promise<void>;
}

/** Switch whether recruiters can find the profile. Saved immediately; explains both positions. */
export function VisibilitySwitch({ isVisible, onChange }: VisibilitySwitchProps) {
  const text = useProfileText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const shown = wanted ?? isVisible;
  const change = async (next: boolean): Promise<void> => {
    setWanted(next);
    try {
      await onChange(next);
      toasts.success(text(next ? 'visible.savedOn' : 'visible.savedOff'));
    } catch (error) {
      toasts.error(`${text('visible.failed')} ${errorText(error)}`);
    } finally {
      setWanted(null);
    }
  };
  return (
    <Card as="section" title={text('section.visibility')} titleLevel={2}>
      <FormControlLabel
        control={<Switch checked={shown} disabled={wanted !== null} onChange={(_, checked) => void change(checked)} />}
        label={text('visible.label')}
      />
      <Typography>{text(shown ? 'visible.on' : 'visible.off')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('visible.hint')}
      </Typography>
    </Card>
  );
}
