import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../../../design-system/Button/Button';
import { SaveBar } from '../../../design-system/form/SaveBar';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { useCompanyText } from '../messages/use-company-text';

export interface CompanyFormActionsProps {
  readonly isNew: boolean;
  readonly isTyped: boolean;
  readonly onCancel?: (() => void) | undefined;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Save and Cancel buttons. Tells the page whether there are unsaved changes. */
export function CompanyFormActions({ isNew, isTyped, onCancel, onDirty }: CompanyFormActionsProps) {
  const text = useCompanyText();
  const shared = useSharedText();
  const { isDirty } = useFormState();
  const isUnsaved = isDirty || isTyped;
  useEffect(() => {
    onDirty(isUnsaved);
    return () => onDirty(false);
  }, [isUnsaved, onDirty]);
  return (
    <SaveBar isUnsaved={isTyped}>
      <SubmitButton>{text(isNew ? 'create' : 'save')}</SubmitButton>
      {onCancel && <Button onClick={onCancel}>{shared('action.cancel')}</Button>}
    </SaveBar>
  );
}
