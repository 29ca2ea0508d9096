import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatNumber } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useRecorderText } from '../../messages/use-recorder-text';
import { blurMegabytes } from '../../recorder/blur-size';
import { BlurState, type BlurStateProps } from './BlurState';

/** Switches the blur of the background, before an answer. */
export function BlurChoice({ blur }: BlurStateProps) {
  const text = useRecorderText();
  const language = useLanguage();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box>
        <FormControlLabel
          control={
            <Switch
              checked={blur.state !== 'off'}
              onChange={(_, next) => blur.choose(next)}
              slotProps={{ input: { 'aria-describedby': id } }}
            />
          }
          label={text('blur.switch')}
        />
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
          {text('blur.lead', { size: formatNumber(blurMegabytes, language) })}
        </Typography>
      </Box>
      <BlurState blur={blur} />
    </Box>
  );
}
