import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { loadable } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { downloadImpactRatios, useImpactRatios } from '../api/impact-ratios';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { ImpactRatioView } from './ImpactRatioView';

export function ImpactRatioPage() {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const read = useImpactRatios();
  useDocumentTitle(text('impact.title'));
  return (
    <ImpactRatioView
      report={loadable(read)}
      onExport={async () => {
        try {
          await downloadImpactRatios();
        } catch (error) {
          toasts.error(`${text('audit.exportFailed')} ${errorText(error)}`);
        }
      }}
    />
  );
}
