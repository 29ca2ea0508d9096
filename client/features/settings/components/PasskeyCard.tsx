import Box from '@mui/material/Box';
import { KeyRound } from 'lucide-react';
import type { Passkey } from '@modules/identity/http/passkeys.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { icon } from '../../../design-system/theme/tokens';
import { formatDate, formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useSettingsText } from '../messages/use-settings-text';

export interface PasskeyCardProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One passkey of the account. */
export function PasskeyCard({ passkey, onRename, onRemove }: PasskeyCardProps) {
  const text = useSettingsText();
  const language = useLanguage();
  const { name, backed_up: isSynced, created_at: addedAt, last_used_at: usedAt } = passkey;
  return (
    <Card
      as="li"
      wide
      title={<Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>}
      titleLevel={2}
      lead={
        <Box sx={{ display: 'flex', color: 'text.secondary' }}>
          <KeyRound size={icon.large} aria-hidden />
        </Box>
      }
      badge={isSynced && <StateBadge tone="neutral">{text('passkeys.synced')}</StateBadge>}
      actions={
        <>
          <Button onClick={onRename} aria-label={text('passkeys.renameNamed', { name })}>
            {text('passkeys.rename')}
          </Button>
          <Button variant="danger" onClick={onRemove} aria-label={text('passkeys.removeNamed', { name })}>
            {text('passkeys.remove')}
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          { label: text('passkeys.addedOn'), value: formatDate(addedAt, language) },
          {
            label: text('passkeys.lastUsed'),
            value: usedAt === null ? text('passkeys.neverUsed') : formatDateTime(usedAt, language),
          },
        ]}
      />
    </Card>
  );
}
