import Box from '@mui/material/Box';
import { Button } from '../../../../design-system/Button/Button';
import { formatNumber } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useRecorderText } from '../../messages/use-recorder-text';
import { blurMegabytes } from '../../recorder/blur-size';
import type { Blur } from '../../recorder/use-blur';

export interface BlurStateProps {
  readonly blur: Blur;
}

/** Shows whether the blur loads, runs or failed, with a button to record without it. Renders nothing if it is off. */
export function BlurState({ blur }: BlurStateProps) {
  const text = useRecorderText();
  const language = useLanguage();
  const { state } = blur;
  const hasFailed = state === 'unsupported' || state === 'load' || state === 'stopped' || state === 'slow';
  return (
    <>
      <Box role="status" sx={{ '&:empty': { display: 'none' }, display: 'grid', gap: 0.5 }}>
        {state !== 'off' && <span>{text(`blur.${state}`, { size: formatNumber(blurMegabytes, language) })}</span>}
        {blur.isJerky && <span>{text('blur.jerky')}</span>}
        {hasFailed && <span>{text('blur.nothing')}</span>}
      </Box>
      {(hasFailed || state === 'asks') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {state !== 'unsupported' && (
            <Button onClick={blur.load}>{text(state === 'asks' ? 'blur.download' : 'blur.retry')}</Button>
          )}
          <Button onClick={() => blur.choose(false)}>{text('blur.without')}</Button>
        </Box>
      )}
    </>
  );
}
