import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../../../../design-system/Button/Button';
import { Dialog } from '../../../../../design-system/Dialog/Dialog';
import { type Choices, everything, nothingOptional } from '../../../../../lib/consent/consent-record';
import { CONSENT_HOURS, optionalCategories } from '../../../../../lib/consent/kept-items';
import { useCookiesText } from '../../messages/use-cookies-text';
import { CategorySwitch } from '../CategorySwitch/CategorySwitch';

export interface CookieDialogProps {
  readonly open: boolean;
  /** Earlier choices; everything off if there are none. */
  readonly choices: Choices;
  readonly onDecide: (choices: Choices) => void;
  readonly onClose: () => void;
}

/** "Accept all" and "Refuse all" are saved at once; single switches only on "Save". */
export function CookieDialog({ open, choices, onDecide, onClose }: CookieDialogProps) {
  const text = useCookiesText();
  const [draft, setDraft] = useState(choices);
  return (
    <Dialog
      open={open}
      title={text('dialog.title')}
      onClose={onClose}
      actions={
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            width: '100%',
            gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          <Button onClick={() => onDecide(nothingOptional)}>{text('rejectAll')}</Button>
          <Button onClick={() => onDecide(everything)}>{text('acceptAll')}</Button>
          <Button onClick={() => onDecide(draft)}>{text('save')}</Button>
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <p>{text('dialog.lead', { hours: CONSENT_HOURS })}</p>
        <Box sx={{ display: 'grid' }}>
          <CategorySwitch category="necessary" />
          {optionalCategories.map((category) => (
            <CategorySwitch
              key={category}
              category={category}
              checked={draft[category]}
              onChange={(allowed) => setDraft((before) => ({ ...before, [category]: allowed }))}
            />
          ))}
        </Box>
      </Box>
    </Dialog>
  );
}
