import { useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface ExportButtonProps {
  readonly onExport: () => Promise<void>;
}

/** Downloads the shown list as a file; busy until the download is complete. */
export function ExportButton({ onExport }: ExportButtonProps) {
  const text = useBackOfficeText();
  const [isExporting, setExporting] = useState(false);
  const exportAll = async (): Promise<void> => {
    setExporting(true);
    try {
      await onExport();
    } finally {
      setExporting(false);
    }
  };
  return (
    <Button loading={isExporting} onClick={() => void exportAll()}>
      {text('audit.export')}
    </Button>
  );
}
