import { type ReactNode, useMemo } from 'react';
import { jobLanguages, jobTypes } from '@modules/jobs/http/jobs.contract';
import { ChipsField } from '../../../design-system/form/ChipsField';
import { Form } from '../../../design-system/form/Form';
import { KeepTyped } from '../../../design-system/form/KeepTyped';
import { SelectField } from '../../../design-system/form/SelectField';
import { SwitchField } from '../../../design-system/form/SwitchField';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { Section } from '../../../design-system/Section/Section';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { DescriptionPreview } from '../components/DescriptionPreview/DescriptionPreview';
import { PostingQuestions, type PostingQuestionsProps } from '../components/PostingQuestions/PostingQuestions';
import { usePostingsText } from '../messages/use-postings-text';
import { useQuestionsText } from '../messages/use-questions-text';
import { postingSchema, type PostingValues } from './posting.schema';
import { PostingActions } from './PostingActions';

export interface PostingFormProps {
  readonly values: PostingValues;
  readonly isNew: boolean;
  readonly onSave: (values: PostingValues) => Promise<void>;
  /** Where questions for applicants come from and go to. */
  readonly questions: PostingQuestionsProps;
  /** What was typed and not saved, to go on from; the form then starts with it. */
  readonly typed?: PostingValues | null | undefined;
  readonly onTyped?: ((values: PostingValues | null) => void) | undefined;
  /** What looks at the values while they are typed; it stands before the buttons. */
  readonly children?: ReactNode;
}

/** One form for new and existing postings. */
export function PostingForm(props: PostingFormProps) {
  const { values, isNew, onSave, questions, typed = null, onTyped, children } = props;
  const text = usePostingsText();
  const shared = useSharedText();
  const needed = text('form.neededToPublish');
  const repeated = useQuestionsText()('repeated');
  const schema = useMemo(() => postingSchema({ needed, repeated }), [needed, repeated]);
  return (
    <Form
      schema={schema}
      defaultValues={typed === null ? values : { ...typed, status: values.status }}
      onSubmit={onSave}
      label={text('form.label')}
      unexplained={text(isNew ? 'newJob.failed' : 'editJob.failed')}
    >
      <Section title={text('form.what')}>
        <TextField name="title" label={text('form.title')} hint={text('form.titleHint')} />
        <TextField name="department" label={text('form.department')} />
        <TextArea
          name="description"
          label={text('form.description')}
          hint={`${text('form.descriptionHint')} ${text('form.descriptionMarks')}`}
          rows={8}
          maxLength={20_000}
        />
        <DescriptionPreview />
      </Section>
      <Section title={text('form.asked')}>
        <ChipsField
          name="requirements"
          label={text('form.requirements')}
          hint={text('form.requirementsHint')}
          optional
        />
        <ChipsField name="benefits" label={text('form.benefits')} hint={text('form.benefitsHint')} optional />
      </Section>
      <Section title={text('form.where')}>
        <TextField name="location" label={text('form.location')} hint={text('form.locationHint')} />
        <SelectField
          name="job_type"
          label={text('form.type')}
          emptyLabel={text('form.chooseType')}
          options={jobTypes.map((type) => ({ value: type, label: shared(`jobType.${type}`) }))}
        />
        <SwitchField name="remote" label={text('form.remote')} />
        <TextField name="salary_range" label={text('form.salary')} hint={text('form.salaryHint')} optional />
        <SelectField
          name="language"
          label={text('form.language')}
          emptyLabel={text('form.languageAuto')}
          options={jobLanguages.map((language) => ({ value: language, label: text(`form.language.${language}`) }))}
          optional
        />
      </Section>
      <PostingQuestions {...questions} />
      {children}
      {onTyped && <KeepTyped saved={values} onTyped={onTyped} />}
      <PostingActions current={values.status} />
    </Form>
  );
}
