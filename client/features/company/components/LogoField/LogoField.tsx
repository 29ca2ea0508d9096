import Box from '@mui/material/Box';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { Button } from '../../../../design-system/Button/Button';
import { asText, useFormField } from '../../../../design-system/form/use-form-field';
import { useAnnounce } from '../../../../design-system/LiveRegion/live-region-context';
import { Notice } from '../../../../design-system/Notice/Notice';
import { CropDialog } from '../../../../design-system/PhotoField/CropDialog';
import { photoTypes } from '../../../../design-system/PhotoField/photo-check';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { useCompanyText } from '../../messages/use-company-text';
import { useLogo } from './use-logo';

export interface LogoFieldProps {
  /** Its initials are shown until there is a logo. */
  readonly companyName: string;
  /** Absent if the account may not upload yet. */
  readonly onSend: ((picture: Blob) => Promise<string>) | undefined;
}

/**
 * Field `logo_url`: choose or drop a logo, crop, upload and preview it. The company shows it once the form is saved.
 */
export function LogoField({ companyName, onSend }: LogoFieldProps) {
  const text = useCompanyText();
  const announce = useAnnounce();
  const helpId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const field = useFormField({ name: 'logo_url', label: text('logo.label') });
  const address = asText(field.control.value);
  const { onChange } = field.control;
  const logo = useLogo(onSend, onChange);
  const drag = (event: DragEvent, inside: boolean): void => {
    event.preventDefault();
    setOver(inside && onSend !== undefined);
  };
  const remove = (): void => {
    onChange('');
    announce(text('logo.removed'));
    // The remove button disappears with the logo, so the focus moves.
    button.current?.focus();
  };
  return (
    <Box
      role="group"
      aria-label={text('logo.label')}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (onSend) void logo.choose([...event.dataTransfer.files]);
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
      <Avatar name={companyName} src={address === '' ? null : address} size={72} />
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <input
          ref={chooser}
          type="file"
          accept={photoTypes.join(',')}
          aria-label={text('logo.choose')}
          hidden
          disabled={onSend === undefined}
          onChange={(event) => {
            void logo.choose([...(event.target.files ?? [])]);
            // Clear the input, so that choosing the same file again fires `change`.
            event.target.value = '';
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={button}
            id={field.id}
            onClick={() => chooser.current?.click()}
            disabled={onSend === undefined}
            loading={logo.isSending && logo.chosen === null}
            startIcon={<ImagePlus size={icon.normal} aria-hidden />}
            aria-describedby={helpId}
          >
            {text(address === '' ? 'logo.choose' : 'logo.change')}
          </Button>
          {address !== '' && (
            <Button variant="text" onClick={remove} startIcon={<Trash2 size={icon.normal} aria-hidden />}>
              {text('logo.remove')}
            </Button>
          )}
        </Box>
        <Box id={helpId} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text(onSend === undefined ? 'logo.notYet' : 'logo.help')}
        </Box>
      </Box>
      <Box role="alert" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        {(logo.problem ?? field.error) !== undefined && <Notice tone="danger">{logo.problem ?? field.error}</Notice>}
      </Box>
      {logo.chosen !== null && (
        <CropDialog
          subject="logo"
          image={logo.chosen}
          busy={logo.isSending}
          problem={logo.sendProblem}
          onSave={(area, degrees) => void logo.send(area, degrees)}
          onCancel={logo.cancel}
        />
      )}
    </Box>
  );
}
