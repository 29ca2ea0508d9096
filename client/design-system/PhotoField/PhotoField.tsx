import Box from '@mui/material/Box';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { useUiText } from '../messages/use-ui-text';
import { Notice } from '../Notice/Notice';
import { icon, radius } from '../theme/tokens';
import { CropDialog } from './CropDialog';
import { photoTypes } from './photo-check';
import { usePhoto } from './use-photo';

export interface PhotoFieldProps {
  /** Name of the person; its initials are shown until there is a photo. */
  name: string;
  src: string | null;
  /**
   * Sends the cropped photo as a square JPEG, or the original HEIC if the browser cannot decode it. Throws what the API
   * client throws.
   */
  onSave: (photo: Blob) => Promise<void>;
  onRemove: () => Promise<void>;
}

/** Profile photo: choose, drop or take one, crop it, view it, remove it. Saved immediately. */
export function PhotoField({ name, src, onSave, onRemove }: PhotoFieldProps) {
  const text = useUiText();
  const helpId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const photo = usePhoto({ onSave, onRemove });
  const remove = async (): Promise<void> => {
    // The remove button disappears with the photo, so the focus moves.
    if (await photo.remove()) chooseButton.current?.focus();
  };
  const drag = (event: DragEvent, inside: boolean): void => {
    event.preventDefault();
    setOver(inside);
  };
  const input = (kind: 'choose' | 'take') => (
    <input
      ref={kind === 'choose' ? chooser : camera}
      type="file"
      accept={photoTypes.join(',')}
      {...(kind === 'take' && { capture: 'user' as const })}
      aria-label={text(`photo.${kind}`)}
      hidden
      onChange={(event) => {
        void photo.choose([...(event.target.files ?? [])]);
        // Clear the input, so that choosing the same file again fires `change`.
        event.target.value = '';
      }}
    />
  );
  return (
    <Box
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        void photo.choose([...event.dataTransfer.files]);
      }}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        alignItems: 'center',
        p: 2,
        border: '1.5px dashed',
        borderColor: isOver ? 'accent.text' : 'line.strong',
        borderRadius: `${radius.card}px`,
        bgcolor: isOver ? 'accent.tint' : 'background.sunken',
      }}
    >
      <Avatar name={name} src={src} size={120} />
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        {input('choose')}
        {input('take')}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={chooseButton}
            onClick={() => chooser.current?.click()}
            startIcon={<ImagePlus size={icon.normal} aria-hidden />}
            loading={photo.busy === 'saving' && photo.chosen === null}
            aria-describedby={helpId}
          >
            {text(src === null ? 'photo.choose' : 'photo.change')}
          </Button>
          <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
            <Button onClick={() => camera.current?.click()} startIcon={<Camera size={icon.normal} aria-hidden />}>
              {text('photo.take')}
            </Button>
          </Box>
          {src !== null && (
            <Button
              variant="text"
              loading={photo.busy === 'removing'}
              onClick={() => void remove()}
              startIcon={<Trash2 size={icon.normal} aria-hidden />}
            >
              {text('photo.remove')}
            </Button>
          )}
        </Box>
        <Box id={helpId} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text(isOver ? 'photo.release' : 'photo.help')}{' '}
          <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
            {!isOver && text('photo.drop')}
          </Box>
        </Box>
      </Box>
      <Box role="alert" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        {photo.problem !== undefined && <Notice tone="danger">{photo.problem}</Notice>}
      </Box>
      {photo.chosen !== null && (
        <CropDialog
          image={photo.chosen}
          busy={photo.busy === 'saving'}
          problem={photo.saveProblem}
          onSave={(area, degrees) => void photo.save(area, degrees)}
          onCancel={photo.cancel}
        />
      )}
    </Box>
  );
}
