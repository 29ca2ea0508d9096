import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Scan, Smartphone, Sun } from 'lucide-react';
import { icon } from '../../../../design-system/theme/tokens';
import type { PictureHint } from '../../domain/picture-light';
import { useRecorderText } from '../../messages/use-recorder-text';

export interface LightHintProps {
  readonly isOn: boolean;
  /** Null before the first measurement. */
  readonly hint: PictureHint | null;
  readonly onSwitch: (isOn: boolean) => void;
}

const ofFraming: readonly PictureHint[] = ['absent', 'far', 'near', 'off-centre'];

/** A hint about the light and the frame, measured on this device, and its switch. */
export function LightHint({ isOn, hint, onSwitch }: LightHintProps) {
  const text = useRecorderText();
  const Icon = hint === 'tilted' ? Smartphone : hint !== null && ofFraming.includes(hint) ? Scan : Sun;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
    >
      <Box role="status" sx={{ flex: '1 1 240px', display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 24 }}>
        {isOn && hint && (
          <>
            <Icon size={icon.normal} aria-hidden style={{ flexShrink: 0 }} />
            <span>{text(`light.${hint}`)}</span>
          </>
        )}
      </Box>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_, next) => onSwitch(next)} />}
        label={text('light.switch')}
      />
    </Box>
  );
}
