import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { radius } from '../../../../design-system/theme/tokens';
import { useRecorderText } from '../../messages/use-recorder-text';
import { BlurState, type BlurStateProps } from './BlurState';

export interface BlurInStageProps extends BlurStateProps {
  /** Between answers. */
  readonly mayChange: boolean;
}

/** In the full-screen recorder: turns the blur on or off between answers, and shows its errors. */
export function BlurInStage({ blur, mayChange }: BlurInStageProps) {
  const text = useRecorderText();
  const isFine = blur.state === 'off' || blur.state === 'ready';
  if (isFine && !mayChange) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        maxWidth: 480,
        px: 1.5,
        py: isFine ? 0 : 1,
        borderRadius: `${radius.control}px`,
        bgcolor: 'overMedia.plate',
      }}
    >
      {isFine ? (
        <FormControlLabel
          control={<Switch checked={blur.state === 'ready'} onChange={(_, next) => blur.choose(next)} />}
          label={text('blur.switch')}
        />
      ) : (
        <BlurState blur={blur} />
      )}
    </Box>
  );
}
