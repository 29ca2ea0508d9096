import Box from '@mui/material/Box';
import { Laptop, type LucideIcon, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import type { AccountSession } from '@modules/identity/http/account-security.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { icon } from '../../../design-system/theme/tokens';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useSettingsText } from '../messages/use-settings-text';

export interface SessionCardProps {
  readonly session: AccountSession;
  readonly isBusy: boolean;
  /** Ends the session; the current one signs out. */
  readonly onEnd: () => void;
}

const icons: Readonly<Record<AccountSession['kind'], LucideIcon>> = {
  DESKTOP: Laptop,
  MOBILE: Smartphone,
  TABLET: Tablet,
  OTHER: MonitorSmartphone,
};

/** One session of the account. */
export function SessionCard({ session, isBusy, onEnd }: SessionCardProps) {
  const text = useSettingsText();
  const language = useLanguage();
  const Icon = icons[session.kind];
  const names = [session.browser, session.system].filter((name) => name !== null);
  const device = names.length === 0 ? text('sessions.unknownDevice') : names.join(' · ');
  return (
    <Card
      as="li"
      wide
      title={device}
      titleLevel={2}
      lead={
        <Box sx={{ display: 'flex', color: 'text.secondary' }}>
          <Icon size={icon.large} aria-hidden />
        </Box>
      }
      badge={session.current && <StateBadge tone="accent">{text('sessions.current')}</StateBadge>}
      actions={
        <Button
          loading={isBusy}
          onClick={onEnd}
          aria-label={session.current ? undefined : text('sessions.endNamed', { device })}
        >
          {text(session.current ? 'sessions.signOut' : 'sessions.end')}
        </Button>
      }
    >
      <FactList
        facts={[
          {
            label: text('sessions.lastSeen'),
            value: session.current ? text('sessions.now') : formatDateTime(session.last_seen_at, language),
          },
          { label: text('sessions.opened'), value: formatDateTime(session.created_at, language) },
          ...(session.method === null
            ? []
            : [{ label: text('sessions.method'), value: text(`sessions.method.${session.method}`) }]),
          { label: text('sessions.network'), value: session.network ?? text('sessions.unknownNetwork') },
        ]}
      />
    </Card>
  );
}
