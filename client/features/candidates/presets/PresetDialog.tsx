import { useMemo } from 'react';
import { CheckboxField } from '../../../design-system/form/CheckboxField';
import { TextField } from '../../../design-system/form/TextField';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
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
  /** Of a colleague: only the name can be changed. */
  readonly isColleagues?: boolean;
  /** Throws the errors of the API client. */
  readonly onSave: (values: PresetForm) => Promise<void>;
  readonly onClose: () => void;
}

/** Names a preset and sets whether it is the default. */
export function PresetDialog({ open, title, values, isColleagues = false, onSave, onClose }: PresetDialogProps) {
  const text = useCandidatesText();
  const shared = useSharedText();
  const language = useLanguage();
  const errorText = useErrorText();
  // oxlint-disable-next-line react/exhaustive-deps -- `text` changes with the language only
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
    <FormDialog
      open={open}
      title={title}
      schema={schema}
      defaultValues={values}
      submit={shared('action.save')}
      cancel={shared('action.cancel')}
      onSubmit={(typed) => save(typed)}
      onClose={onClose}
    >
      <TextField name="name" label={text('presets.name')} />
      {!isColleagues && (
        <>
          <CheckboxField name="is_default" label={text('presets.makeDefault')} />
          <CheckboxField name="is_shared" label={text('presets.makeShared')} />
        </>
      )}
    </FormDialog>
  );
}
