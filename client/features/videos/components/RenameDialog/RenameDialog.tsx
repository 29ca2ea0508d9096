import { z } from 'zod';
import { videoDescriptionMax, videoTitleMax } from '@modules/media/http/media.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { Form } from '../../../../design-system/form/Form';
import { FormActions } from '../../../../design-system/form/FormActions';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { TextArea } from '../../../../design-system/form/TextArea';
import { TextField } from '../../../../design-system/form/TextField';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { useVideosText } from '../../messages/use-videos-text';

const words = z.object({
  title: z.string().trim().min(1).max(videoTitleMax),
  description: z.string().trim().max(videoDescriptionMax),
});
export type VideoWordsInput = z.infer<typeof words>;

export interface RenameDialogProps {
  readonly title: string;
  readonly description: string | null;
  readonly onSave: (words: VideoWordsInput) => Promise<void>;
  readonly onClose: () => void;
}

/** Edits title and description of a video. */
export function RenameDialog({ title, description, onSave, onClose }: RenameDialogProps) {
  const text = useVideosText();
  const shared = useSharedText();
  return (
    <Dialog open title={text('rename.title')} onClose={onClose}>
      <Form schema={words} defaultValues={{ title, description: description ?? '' }} onSubmit={onSave}>
        <TextField name="title" label={text('rename.label')} />
        <TextArea
          name="description"
          label={text('rename.description')}
          hint={text('rename.descriptionHint')}
          rows={4}
          maxLength={videoDescriptionMax}
          optional
        />
        <FormActions>
          <SubmitButton>{text('rename.save')}</SubmitButton>
          <Button onClick={onClose}>{shared('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
