import { Button } from '../../design-system/Button/Button';
import { Notice } from '../../design-system/Notice/Notice';
import { useAppText } from '../messages/use-app-text';

export interface NewVersionNoticeProps {
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Offers a reload without forcing it: the open page keeps working. */
export function NewVersionNotice({ onReload, onClose }: NewVersionNoticeProps) {
  const text = useAppText();
  return (
    <Notice
      tone="info"
      onClose={onClose}
      action={
        <Button variant="text" onClick={onReload}>
          {text('newVersion.reload')}
        </Button>
      }
    >
      {text('newVersion.sentence')}
    </Notice>
  );
}
