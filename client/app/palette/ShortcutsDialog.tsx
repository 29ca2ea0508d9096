import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Dialog } from '../../design-system/Dialog/Dialog';
import { Keys } from '../../design-system/Keys/Keys';
import type { ShortcutGroup } from '../../lib/shortcuts';
import { catalogues, usePaletteText } from './messages/use-palette-text';
import type { PaletteMessages } from './messages/messages';
import { everywhere, listOf, MODIFIER, type ShortcutList } from './shortcut-lists';

export interface ShortcutsDialogProps {
  /** Shortcuts that work on the current page. */
  readonly groups: readonly ShortcutGroup[];
  readonly isApple: boolean;
  readonly singleKeys: boolean;
  readonly onSingleKeys: (on: boolean) => void;
  readonly onClose: () => void;
}

const isName = (key: string): key is keyof PaletteMessages => Object.hasOwn(catalogues.fr, key);

/** Lists the shortcuts of this page, with a switch for those without Ctrl or ⌘. */
export function ShortcutsDialog({ groups, isApple, singleKeys, onSingleKeys, onClose }: ShortcutsDialogProps) {
  const text = usePaletteText();
  const hintId = useId();
  const lists = [everywhere(singleKeys), ...groups.map((group) => listOf[group])];
  const modifier = isApple ? '⌘' : 'Ctrl';
  const say = (key: string): string =>
    key === MODIFIER ? modifier : isName(key) ? text(key as Parameters<typeof text>[0]) : key;
  return (
    <Dialog open title={text('shortcuts.title')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {lists.map((list) => (
          <ListOfKeys key={list.title} list={list} say={say} />
        ))}
        <Box>
          <FormControlLabel
            control={
              <Switch
                checked={singleKeys}
                onChange={(_, on) => onSingleKeys(on)}
                slotProps={{ input: { 'aria-describedby': hintId } }}
              />
            }
            label={text('shortcuts.singleKeys')}
          />
          <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
            {text('shortcuts.singleKeysHint')}
          </Typography>
        </Box>
      </Box>
    </Dialog>
  );
}

function ListOfKeys({ list, say }: { list: ShortcutList; say: (key: string) => string }) {
  return (
    <section>
      <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
        {say(list.title)}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
        {list.shortcuts.map(({ what, keys }) => (
          <Box
            key={what}
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
          >
            <dt>{say(what)}</dt>
            <Box component="dd" sx={{ display: 'flex', gap: 1.5, m: 0 }}>
              {keys.map((together) => (
                <Keys key={together.join()} keys={together.map(say)} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
