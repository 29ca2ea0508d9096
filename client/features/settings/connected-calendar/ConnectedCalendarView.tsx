import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type {
  ConnectCalendarRequest,
  ConnectedCalendar,
  RemoteCalendars,
} from '@modules/applications/http/connected-calendar.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { AccountForm } from './AccountForm';
import { ChooseCalendar } from './ChooseCalendar';
import { useConnectedCalendarText } from './messages/use-connected-calendar-text';
import { type WritingActions, WrittenInterviews } from './WrittenInterviews';

type Changing = 'account' | 'calendar';

export interface ConnectedCalendarViewProps extends WritingActions {
  readonly calendar: Loadable<ConnectedCalendar>;
  /** Asks for the calendars of the account while the person chooses one. */
  readonly useCalendars: (enabled: boolean) => Loadable<RemoteCalendars>;
  /** These throw the errors of the API client. */
  readonly onConnect: (body: ConnectCalendarRequest) => Promise<void>;
  readonly onChoose: (url: string) => Promise<void>;
  readonly onDisconnect: () => Promise<void>;
}

type Connection = NonNullable<ConnectedCalendar['connection']>;

/** The person's own calendar: connected, one chosen, read, or disconnected. */
export function ConnectedCalendarView({ calendar, ...actions }: ConnectedCalendarViewProps) {
  const text = useConnectedCalendarText();
  const errorText = useErrorText();
  const connection = calendar.status === 'ready' ? calendar.data.connection : null;
  const isRead = connection !== null && connection.calendar !== null;
  return (
    <Card
      as="section"
      title={text('title')}
      titleLevel={2}
      badge={
        isRead && (
          <StateBadge tone={connection.failure === null ? 'success' : 'warning'}>
            {text(connection.failure === null ? 'connected' : 'notRead')}
          </StateBadge>
        )
      }
    >
      <Typography sx={{ maxWidth: '65ch' }}>{text('lead')}</Typography>
      {calendar.status === 'loading' && <ListSkeleton count={3} label={text('loading')} />}
      {calendar.status === 'failed' && (
        <ErrorState what={text('loadFailed')} toDo={errorText(calendar.error)} onRetry={calendar.retry} level={3} />
      )}
      {calendar.status === 'ready' && connection === null && (
        <AccountForm connection={null} onConnect={actions.onConnect} />
      )}
      {connection !== null && <Connected connection={connection} {...actions} />}
    </Card>
  );
}

type ConnectedProps = Omit<ConnectedCalendarViewProps, 'calendar'> & { readonly connection: Connection };

function Connected({ connection, useCalendars, onConnect, onChoose, onDisconnect, ...writing }: ConnectedProps) {
  const [changing, setChanging] = useState<Changing | null>(null);
  const { calendar } = connection;
  const isChoosing = changing === 'calendar' || (changing === null && calendar === null);
  const calendars = useCalendars(isChoosing);
  const back = (): void => setChanging(null);
  return (
    <>
      <State connection={connection} />
      {calendar !== null && changing === null && <WrittenInterviews connection={connection} {...writing} />}
      {changing === 'account' && <AccountForm connection={connection} onConnect={onConnect} onCancel={back} />}
      {isChoosing && (
        <ChooseCalendar
          calendars={calendars}
          present={calendar?.url ?? null}
          onChoose={onChoose}
          {...(calendar !== null && { onCancel: back })}
        />
      )}
      {changing === null && (
        <Actions
          onAccount={() => setChanging('account')}
          onCalendar={calendar === null ? null : () => setChanging('calendar')}
          onDisconnect={onDisconnect}
        />
      )}
    </>
  );
}

function State({ connection }: { connection: Connection }) {
  const text = useConnectedCalendarText();
  const language = useLanguage();
  const { server_url: server, user_name: user, calendar, failure, checked_at: checkedAt } = connection;
  return (
    <>
      {failure !== null && (
        <Notice tone="warning" title={text('failureTitle')}>
          {text(`failure.${failure}`)} {text('kept')}
        </Notice>
      )}
      <FactList
        facts={[
          { label: text('server'), value: server },
          { label: text('account'), value: user },
          ...(calendar === null ? [] : [{ label: text('calendar'), value: calendar.name }]),
        ]}
      />
      {calendar !== null && (
        <Typography sx={{ color: 'text.secondary' }}>
          {checkedAt === null ? text('neverChecked') : text('checked', { date: formatDateTime(checkedAt, language) })}
        </Typography>
      )}
    </>
  );
}

interface ActionsProps {
  readonly onAccount: () => void;
  /** Null while one must be chosen anyway. */
  readonly onCalendar: (() => void) | null;
  readonly onDisconnect: () => Promise<void>;
}

function Actions({ onAccount, onCalendar, onDisconnect }: ActionsProps) {
  const text = useConnectedCalendarText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const disconnect = async (): Promise<void> => {
    setBusy(true);
    try {
      await onDisconnect();
      toasts.success(text('disconnected'));
    } catch (error) {
      toasts.error(`${text('notDisconnected')} ${errorText(error)}`);
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}>
        {onCalendar && <Button onClick={onCalendar}>{text('other')}</Button>}
        <Button onClick={onAccount}>{text('connectAgain')}</Button>
        <Button variant="danger" onClick={() => setAsking(true)} aria-haspopup="dialog">
          {text('disconnect')}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={text('disconnectTitle')}
        confirmLabel={text('disconnectConfirm')}
        danger
        busy={isBusy}
        onConfirm={() => void disconnect()}
        onCancel={() => setAsking(false)}
      >
        {text('disconnectAsk')}
      </ConfirmDialog>
    </>
  );
}
