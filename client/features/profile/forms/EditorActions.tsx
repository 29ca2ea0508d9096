import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../../../design-system/Button/Button';
import { SaveBar } from '../../../design-system/form/SaveBar';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { useProfileText } from '../messages/use-profile-text';

export interface EditorActionsProps {
  readonly isTyped: boolean;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onForget: () => void;
}

/** Save and Discard buttons. Tells the page whether there are unsaved changes. */
export function EditorActions({ isTyped, onDirty, onForget }: EditorActionsProps) {
  const text = useProfileText();
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  const isUnsaved = isDirty || isTyped;
  useEffect(() => {
    onDirty(isUnsaved);
    return () => onDirty(false);
  }, [isUnsaved, onDirty]);
  return (
    <SaveBar isUnsaved={isTyped}>
      <SubmitButton>{text('save')}</SubmitButton>
      {isUnsaved && (
        <Button
          onClick={() => {
            reset();
            onForget();
          }}
        >
          {text('editor.undo')}
        </Button>
      )}
    </SaveBar>
  );
}
