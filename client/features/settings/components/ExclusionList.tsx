import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AtSign, Building2, X } from 'lucide-react';
import { useState } from 'react';
import type { Exclusion } from '@modules/identity/http/privacy.contract';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { icon } from '../../../design-system/theme/tokens';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useSettingsText } from '../messages/use-settings-text';

export interface ExclusionListProps {
  readonly exclusions: readonly Exclusion[];
  readonly onRemove: (exclusion: Exclusion) => Promise<void>;
}

/** The person's exclusions. A removed row disappears immediately and returns after an error. */
export function ExclusionList({ exclusions, onRemove }: ExclusionListProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [going, setGoing] = useState<readonly string[]>([]);
  const shown = exclusions.filter(({ id }) => !going.includes(id));
  const remove = async (exclusion: Exclusion): Promise<void> => {
    setGoing((before) => [...before, exclusion.id]);
    try {
      await onRemove(exclusion);
    } catch (error) {
      setGoing((before) => before.filter((id) => id !== exclusion.id));
      toasts.error(`${text('exclusions.notRemoved')} ${errorText(error)}`);
    }
  };
  if (shown.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{text('exclusions.none')}</Typography>;
  return (
    <Box component="ul" aria-label={text('exclusions.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shown.map((exclusion) => {
        const name = exclusion.company?.name ?? exclusion.domain ?? '';
        const Icon = exclusion.kind === 'DOMAIN' ? AtSign : Building2;
        return (
          <Box
            component="li"
            key={exclusion.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5, borderTop: 1, borderColor: 'line.main' }}
          >
            <Box component={Icon} size={icon.normal} aria-hidden sx={{ color: 'text.secondary', flexShrink: 0 }} />
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {exclusion.kind === 'DOMAIN' ? text('exclusions.domain', { domain: name }) : name}
            </Box>
            <IconButton label={text('exclusions.remove', { name })} onClick={() => void remove(exclusion)}>
              <X size={icon.normal} />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
