import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { addEncoder, revokeEncoder, useEncoders } from '../api/encoders';
import { growing } from '../components/growing';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { EncodersView } from './EncodersView';

export function EncodersPage() {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const read = useEncoders();
  useDocumentTitle(text('encoders.title'));
  return (
    <EncodersView
      {...growing(read, ({ encoders }) => encoders)}
      site={window.location.origin}
      onAdd={async (request) => {
        const created = await addEncoder(request);
        await read.refetch();
        return created;
      }}
      onRevoke={async (id) => {
        try {
          await revokeEncoder(id);
          toasts.success(text('encoders.revoked'));
        } catch (error) {
          toasts.error(errorText(error));
        }
        await read.refetch();
      }}
    />
  );
}
