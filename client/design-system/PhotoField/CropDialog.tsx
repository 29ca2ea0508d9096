import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { formatPercent } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { useUiText } from '../messages/use-ui-text';
import { Notice } from '../Notice/Notice';
import { icon, radius } from '../theme/tokens';
import type { CropArea } from './crop-plan';
import { zoomRange } from './zoom-range';

const EasyCropper = lazy(() => import('./EasyCropper'));
const QUARTER = 90;

export interface CropDialogProps {
  /** URL of the chosen picture. */
  image: string;
  /** Whether the texts speak of a photo or a logo. */
  subject?: 'photo' | 'logo';
  busy: boolean;
  /** Error of the last attempt. */
  problem?: string | undefined;
  onSave: (area: CropArea, degrees: number) => void;
  onCancel: () => void;
}

/** Crops a photo: move it by mouse, touch or arrow keys; zoom and rotate it by labelled controls. */
export function CropDialog({ image, subject = 'photo', busy, problem, onSave, onCancel }: CropDialogProps) {
  const text = useUiText();
  const of = (key: 'title' | 'frame' | 'save' | 'failed') =>
    text(subject === 'logo' ? `crop.logo.${key}` : `crop.${key}`);
  const language = useLanguage();
  const hintId = useId();
  const zoomId = useId();
  const [zoom, setZoom] = useState<number>(zoomRange.min);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<CropArea | null>(null);
  return (
    <Dialog
      open
      title={of('title')}
      onClose={() => !busy && onCancel()}
      actions={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {text('cancel')}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={area === null}
            onClick={() => area && onSave(area, rotation)}
          >
            {of('save')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box id={hintId} component="p" sx={{ color: 'text.secondary' }}>
          {text('crop.hint')}
        </Box>
        <Box
          sx={{
            position: 'relative',
            overflow: 'hidden',
            width: 'min(100%, 360px)',
            aspectRatio: '1 / 1',
            mx: 'auto',
            borderRadius: `${radius.card}px`,
            bgcolor: 'overMedia.ground',
          }}
        >
          <Suspense fallback={<Skeleton variant="rectangular" sx={{ width: '100%', height: '100%' }} />}>
            <EasyCropper
              image={image}
              zoom={zoom}
              rotation={rotation}
              hintId={hintId}
              frameLabel={of('frame')}
              onZoom={setZoom}
              onArea={setArea}
            />
          </Suspense>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          <Box sx={{ flex: '1 1 200px', display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box component="span" id={zoomId} sx={{ typography: 'body2' }}>
              {text('crop.zoom')}
            </Box>
            <Slider
              {...zoomRange}
              value={zoom}
              onChange={(_, value) => typeof value === 'number' && setZoom(value)}
              aria-labelledby={zoomId}
              getAriaValueText={(value) => formatPercent(value, language)}
            />
          </Box>
          <Button
            onClick={() => setRotation((rotation + QUARTER) % 360)}
            startIcon={<RotateCw size={icon.normal} aria-hidden />}
          >
            {text('crop.rotate')}
          </Button>
        </Box>
        <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
          {problem !== undefined && (
            <Notice tone="danger" title={of('failed')}>
              {problem}
            </Notice>
          )}
        </Box>
      </Box>
    </Dialog>
  );
}
