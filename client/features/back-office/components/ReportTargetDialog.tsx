import type { ReactNode } from 'react';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { useLast } from '../../../lib/use-last';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface ReportTargetDialogProps {
  /** Id of the report; null while the dialog is closed. */
  readonly reportId: string | null;
  readonly onClose: () => void;
  readonly children: (reportId: string) => ReactNode;
}

/** Shows the reported thing in a dialog over the list of reports. */
export function ReportTargetDialog({ reportId, onClose, children }: ReportTargetDialogProps) {
  const text = useBackOfficeText();
  const shown = useLast(reportId);
  return (
    <Dialog open={reportId !== null} title={text('target.title')} onClose={onClose} wide>
      {shown !== null && children(shown)}
    </Dialog>
  );
}
