import {
  connectCalendarRequest,
  type ConnectCalendarRequest,
  type ConnectedCalendar,
} from '@modules/applications/http/connected-calendar.contract';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useConnectedCalendarText } from './messages/use-connected-calendar-text';

export interface AccountFormProps {
  /** The account that is connected again. */
  readonly connection: ConnectedCalendar['connection'];
  /** Throws the errors of the API client. */
  readonly onConnect: (body: ConnectCalendarRequest) => Promise<void>;
  readonly onCancel?: () => void;
}

/** The account on the calendar server. A stored password is never shown, so it is entered again. */
export function AccountForm({ connection, onConnect, onCancel }: AccountFormProps) {
  const text = useConnectedCalendarText();
  const toasts = useToasts();
  const connect = async (body: ConnectCalendarRequest): Promise<void> => {
    await onConnect(body);
    toasts.success(text('accountDone'));
    onCancel?.();
  };
  return (
    <Form
      schema={connectCalendarRequest}
      defaultValues={{ server_url: connection?.server_url ?? '', user_name: connection?.user_name ?? '', password: '' }}
      onSubmit={connect}
      label={text('title')}
    >
      <TextField name="server_url" type="url" label={text('server')} hint={text('serverHint')} />
      <TextField name="user_name" label={text('user')} autoComplete="off" />
      <PasswordField name="password" label={text('password')} hint={text('passwordHint')} autoComplete="new-password" />
      <FormActions>
        <SubmitButton>{text(connection ? 'connectAgain' : 'connect')}</SubmitButton>
        {onCancel && (
          <Button variant="text" onClick={onCancel}>
            {text('cancel')}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
