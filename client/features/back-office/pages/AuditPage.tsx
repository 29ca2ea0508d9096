import { useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { type AuditFilter, downloadAudit, useAudit } from '../api/audit';
import { growing } from '../components/growing';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { AuditView } from './AuditView';

const everything: AuditFilter = { action: '', from: '', to: '', subject_id: '' };

export function AuditPage() {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [filter, setFilter] = useState(everything);
  const read = useAudit(filter);
  useDocumentTitle(text('audit.title'));
  return (
    <AuditView
      {...growing(read, ({ entries }) => entries)}
      filter={filter}
      onFilter={setFilter}
      onExport={async () => {
        try {
          await downloadAudit(filter);
        } catch (error) {
          toasts.error(`${text('audit.exportFailed')} ${errorText(error)}`);
        }
      }}
    />
  );
}
