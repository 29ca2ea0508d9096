import { useMemo } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { useHeldOpen } from '../../../design-system/Dialog/use-held-open';
import { CheckboxField } from '../../../design-system/form/CheckboxField';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { ApiError, isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { useCandidatesText } from '../messages/use-candidates-text';
import { presetForm, type PresetForm } from './preset.schema';

export interface PresetDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly values: PresetForm;
  /** Throws what the API client throws. */
  readonly onSave: (values: PresetForm) => Promise<void>;
  readonly onClose: () => void;
}

/** Names a preset, and says whether it loads by itself. */
export function PresetDialog({ open, title, values, onSave, onClose }: PresetDialogProps) {
  const text = useCandidatesText();
  const { close, hold, isSending } = useHeldOpen(onClose);
  const shared = useSharedText();
  const language = useLanguage();
  const errorText = useErrorText();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `text` changes with the language only
  const schema = useMemo(() => presetForm(text), [language]);
  const save = async (typed: PresetForm): Promise<void> => {
    try {
      await onSave(typed);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const sentence = `${text('presets.saveFailed')} ${errorText(error)}`;
      throw new ApiError(error.status, error.code, sentence, error.details, error.requestId);
    }
    onClose();
  };
  return (
    <Dialog open={open} title={title} onClose={close}>
      <Form schema={schema} defaultValues={values} onSubmit={(typed) => hold(() => save(typed))} label={title}>
        <TextField name="name" label={text('presets.name')} />
        <CheckboxField name="is_default" label={text('presets.makeDefault')} />
        <FormActions>
          <SubmitButton>{shared('action.save')}</SubmitButton>
          <Button variant="text" onClick={close} disabled={isSending}>
            {shared('action.cancel')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
