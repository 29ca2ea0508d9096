import Typography from '@mui/material/Typography';
import type { SwitchableKind } from '@modules/notifications/http/notifications.contract';
import { Button } from '../../../design-system/Button/Button';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { useNotificationsText } from '../messages/use-notifications-text';

export type Unsubscription =
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly about: SwitchableKind }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'no-link' };

export interface UnsubscribeViewProps {
  readonly unsubscription: Unsubscription;
}

/** Result of an unsubscribe link. Needs no sign-in. */
export function UnsubscribeView({ unsubscription }: UnsubscribeViewProps) {
  const text = useNotificationsText();
  return (
    <Page width="narrow">
      <PageHeader title={text('unsubscribe.title')} />
      <Content unsubscription={unsubscription} />
    </Page>
  );
}

function Content({ unsubscription }: UnsubscribeViewProps) {
  const text = useNotificationsText();
  const errorText = useErrorText();
  const settings = (
    <Button variant="secondary" href={paths.settingsSection('notifications')}>
      {text('unsubscribe.settings')}
    </Button>
  );
  switch (unsubscription.kind) {
    case 'running':
      return <TextSkeleton label={text('unsubscribe.running')} />;
    case 'done':
      return (
        <div role="status">
          <Typography component="h2" variant="h4">
            {text('unsubscribe.done')}
          </Typography>
          <Typography sx={{ my: 2 }}>
            {text('unsubscribe.doneSentence', { kind: text(`kind.${unsubscription.about}`) })}
          </Typography>
          {settings}
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          what={text('unsubscribe.failed')}
          toDo={errorText(unsubscription.error)}
          onRetry={unsubscription.retry}
          action={settings}
        />
      );
    case 'no-link':
      return (
        <ErrorState what={text('unsubscribe.noLink')} toDo={text('unsubscribe.noLinkSentence')} action={settings} />
      );
  }
}
