import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { radius } from '../../../../design-system/theme/tokens';
import { useCompanyText } from '../../messages/use-company-text';

/** Badge of a company that an operator has verified. Pressing it explains the rules. */
export function VerifiedBadge() {
  const text = useCompanyText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        sx={{ minHeight: 32, borderRadius: `${radius.chip}px`, textAlign: 'start' }}
      >
        <StateBadge tone="success" icon={BadgeCheck}>
          {text('verified')}
        </StateBadge>
      </ButtonBase>
      <Dialog
        open={isOpen}
        title={text('verified.title')}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>{text('verified.close')}</Button>}
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <p>{text('verified.lead')}</p>
          <Box component="ul" sx={{ pl: 2.5, display: 'grid', gap: 0.75 }}>
            <li>{text('verified.byPerson')}</li>
            <li>{text('verified.beforeWork')}</li>
            <li>{text('verified.taken')}</li>
          </Box>
          <Box component="p" sx={{ color: 'text.secondary' }}>
            {text('verified.not')}
          </Box>
        </Box>
      </Dialog>
    </>
  );
}
