import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CalendarAddresses, CalendarKind } from '@modules/applications/http/calendar.contract';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { CalendarAddressCard } from './CalendarAddressCard';
import { useCalendarText } from './messages/use-calendar-text';

export interface CalendarAddressesViewProps {
  readonly addresses: Loadable<CalendarAddresses>;
  /** @returns the new address */
  readonly onMake: (kind: CalendarKind) => Promise<string>;
  readonly onRevoke: (kind: CalendarKind) => Promise<void>;
}

const kinds: readonly CalendarKind[] = ['FULL', 'BUSY'];
const programs = ['google', 'outlook', 'apple'] as const;

/** The addresses of the person's calendar, and how to add one to a calendar program. */
export function CalendarAddressesView({ addresses, onMake, onRevoke }: CalendarAddressesViewProps) {
  const text = useCalendarText();
  const errorText = useErrorText();
  // A new address can be read once, so it stays here until the person leaves the page.
  const [made, setMade] = useState<Partial<Record<CalendarKind, string>>>({});
  if (addresses.status === 'loading') return <ListSkeleton count={2} label={text('loading')} />;
  if (addresses.status === 'failed') {
    return (
      <ErrorState what={text('loadFailed')} toDo={errorText(addresses.error)} onRetry={addresses.retry} level={2} />
    );
  }
  return (
    <>
      {kinds.map((kind) => (
        <CalendarAddressCard
          key={kind}
          kind={kind}
          since={addresses.data.addresses.find((address) => address.kind === kind)?.created_at ?? null}
          address={made[kind] ?? null}
          onMake={async () => {
            const address = await onMake(kind);
            setMade((before) => ({ ...before, [kind]: address }));
          }}
          onRevoke={async () => {
            await onRevoke(kind);
            setMade((before) => ({ ...before, [kind]: undefined }));
          }}
        />
      ))}
      <Card as="section" title={text('how.title')} titleLevel={2}>
        <Typography sx={{ color: 'text.secondary' }}>{text('how.lead')}</Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
          {programs.map((program) => (
            <div key={program}>
              <Typography component="dt" sx={{ fontWeight: 600 }}>
                {text(`how.${program}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {text(`how.${program}Steps`)}
              </Typography>
            </div>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('how.delay')}
        </Typography>
      </Card>
    </>
  );
}
