import type { CompanyVideoAnswer } from '@modules/companies/http/company-videos.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { Form } from '../../../../design-system/form/Form';
import { FormActions } from '../../../../design-system/form/FormActions';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { entrySchema, type EntryValues } from '../../forms/entry.schema';
import { EntryFields } from '../../forms/EntryFields';
import { useCompanyText } from '../../messages/use-company-text';

export interface EntryDialogProps {
  readonly video: CompanyVideoAnswer;
  readonly onSave: (values: EntryValues) => Promise<void>;
  readonly onClose: () => void;
}

/** Edits the details of a video in the gallery. */
export function EntryDialog({ video, onSave, onClose }: EntryDialogProps) {
  const text = useCompanyText();
  const shared = useSharedText();
  const values: EntryValues = {
    title: video.title,
    description: video.description ?? '',
    video_category: video.video_category,
    is_public: video.is_public,
  };
  return (
    <Dialog open title={text('entry.editTitle')} onClose={onClose}>
      <Form schema={entrySchema} defaultValues={values} onSubmit={onSave} label={text('entry.editTitle')}>
        <EntryFields />
        <FormActions>
          <SubmitButton>{shared('action.save')}</SubmitButton>
          <Button onClick={onClose}>{shared('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
