import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { modifierKey } from '../../../../lib/shortcuts';
import { useApplicationsText } from '../../messages/use-applications-text';

const shortcuts = ['j', 'k', 'x', 'shiftX', 'e', 'help', 'score', 'send'] as const;
const shown = { j: 'j', k: 'k', x: 'x', shiftX: 'X', e: 'e', help: '?', score: '1 2 3 4' } as const;

/** The keys of the list. They work while the focus is in the list, so that they disturb no typing and no screen reader. */
export function KeyboardHelp({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useApplicationsText();
  return (
    <Dialog open={open} title={text('keys.title')} onClose={onClose}>
      <Typography sx={{ mb: 2 }}>{text('keys.where')}</Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, '& dd': { m: 0 } }}
      >
        {shortcuts.map((key) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box
              component="dt"
              sx={{ px: 1, border: 1, borderColor: 'line.strong', borderRadius: '4px', fontFamily: 'monospace' }}
            >
              {key === 'send' ? `${modifierKey()} ${text('keys.enter')}` : shown[key]}
            </Box>
            <dd>{text(`keys.${key}`)}</dd>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}
