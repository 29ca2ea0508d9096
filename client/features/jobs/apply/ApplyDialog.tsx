import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LONGEST_COVER_LETTER } from '@modules/applications/http/applications.contract';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { KeepTyped } from '../../../design-system/form/KeepTyped';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextArea } from '../../../design-system/form/TextArea';
import { TypedNotice } from '../../../design-system/form/TypedNotice';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import type { ShownVideo } from '../api/shown-videos';
import { useJobsText } from '../messages/use-jobs-text';
import { type ApplyForm, applyForm, emptyApplication } from './apply.schema';

export interface ApplyDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly company: string;
  /** The person's visible videos; undefined while loading. */
  readonly videos: readonly ShownVideo[] | undefined;
  /** Number of video questions of the posting, and the address of the recorder. */
  readonly asks?: { readonly count: number; readonly href: string };
  /** Address of the recorder; it returns to the posting. */
  readonly recordHref: string;
  /** Address of the profile editor, which returns to the posting. Null if the profile has skills, experience or a résumé. */
  readonly emptyProfileHref: string | null;
  /** Draft that was not sent, or null. */
  readonly typed: ApplyForm | null;
  readonly onTyped: (values: ApplyForm | null) => void;
  readonly onForget: () => void;
  readonly onApply: (values: ApplyForm) => void;
  readonly onClose: () => void;
}

/** Form of an application: cover letter, video, and the data that the company will see. */
export function ApplyDialog(props: ApplyDialogProps) {
  const { open, title, company, videos, typed, onTyped, onForget, onApply, onClose } = props;
  const text = useJobsText();
  const name = text('apply.title', { job: title });
  return (
    <Dialog open={open} title={name} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {typed !== null && <TypedNotice onForget={onForget} />}
        <Form
          key={typed === null ? 'new' : 'typed'}
          schema={applyForm}
          defaultValues={typed ?? emptyApplication}
          // The dialog closes immediately; the result is shown at the button.
          onSubmit={(values) => Promise.resolve(onApply(values))}
          label={name}
        >
          <KeepTyped saved={emptyApplication} onTyped={onTyped} />
          <Typography>{text('apply.discloses', { company })}</Typography>
          <FactList
            facts={[
              { label: text('apply.now'), value: text('apply.nowWhat') },
              { label: text('apply.ifAccepted'), value: text('apply.ifAcceptedWhat') },
              { label: text('apply.ifWithdrawn'), value: text('apply.ifWithdrawnWhat') },
            ]}
          />
          {props.emptyProfileHref !== null && (
            <Notice tone="info" action={<Button href={props.emptyProfileHref}>{text('apply.fillProfile')}</Button>}>
              {text('apply.emptyProfile')}
            </Notice>
          )}
          <TextArea
            name="cover_letter"
            optional
            label={text('apply.letter')}
            hint={text('apply.letterHint')}
            rows={5}
            maxLength={LONGEST_COVER_LETTER}
          />
          {props.asks && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('apply.asks', { count: props.asks.count })}{' '}
              <TextLink href={props.asks.href}>{text('questions.record')}</TextLink>
            </Typography>
          )}
          {videos !== undefined && videos.length === 0 && !props.asks && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('apply.noVideo')} <TextLink href={props.recordHref}>{text('apply.record')}</TextLink>
            </Typography>
          )}
          {videos !== undefined && videos.length > 0 && (
            <SelectField
              name="video_profile_id"
              optional
              label={text('apply.video')}
              emptyLabel={text('apply.anyVideo')}
              options={videos.map((video) => ({ value: video.id, label: video.title }))}
            />
          )}
          <FormActions>
            <SubmitButton>{text('apply.send')}</SubmitButton>
            <Button variant="text" onClick={onClose}>
              {text('apply.later')}
            </Button>
          </FormActions>
        </Form>
      </Box>
    </Dialog>
  );
}
