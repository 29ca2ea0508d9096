import { type ReactNode, useMemo, useState } from 'react';
import { jobLanguages, jobTypes } from '@modules/jobs/http/jobs.contract';
import type { Versioned } from '../../../design-system/form/use-edit-conflict';
import { useEditConflict } from '../../../design-system/form/use-edit-conflict';
import { EditConflict } from '../../../design-system/form/EditConflict';
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
  /** Version of `values`; null for a new posting. */
  readonly version?: string | null | undefined;
  readonly onSave: (values: PostingValues, version: string | null) => Promise<void>;
  /** Reads the version that a colleague saved. */
  readonly readCurrent?: (() => Promise<Versioned<PostingValues>>) | undefined;
  /** Loads and saves question sets. */
  readonly questions: PostingQuestionsProps;
  /** Unsaved draft; the form starts with it. */
  readonly typed?: PostingValues | null | undefined;
  /** Version of the saved values that the draft is based on. */
  readonly typedOver?: string | null | undefined;
  readonly onTyped?: ((values: PostingValues | null, over: string | null) => void) | undefined;
  /** Content before the buttons that reads the typed values, such as the checklist. */
  readonly children?: ReactNode;
}

/** One form for new and existing postings. */
export function PostingForm(props: PostingFormProps) {
  const { values, isNew, onSave, readCurrent, questions, typed = null, typedOver = null, onTyped, children } = props;
  const { version = null } = props;
  const [base] = useState(typed === null ? values : null);
  const conflict = useEditConflict({
    version: typed === null ? version : (typedOver ?? version),
    onSave,
    readCurrent,
  });
  const text = usePostingsText();
  const shared = useSharedText();
  const needed = text('form.neededToPublish');
  const asked = useQuestionsText();
  const repeated = asked('repeated');
  const schema = useMemo(() => postingSchema({ needed, repeated }), [needed, repeated]);
  return (
    <Form
      schema={schema}
      defaultValues={typed === null ? values : { ...typed, status: values.status }}
      onSubmit={conflict.save}
      label={text('form.label')}
      unexplained={text(isNew ? 'newJob.failed' : 'editJob.failed')}
    >
      {conflict.theirs !== null && (
        <EditConflict<PostingValues>
          key={conflict.version}
          base={base}
          theirs={conflict.theirs}
          fields={[
            { name: 'title', label: text('form.title') },
            { name: 'department', label: text('form.department') },
            { name: 'description', label: text('form.description') },
            { name: 'requirements', label: text('form.requirements') },
            { name: 'benefits', label: text('form.benefits') },
            { name: 'location', label: text('form.location') },
            {
              name: 'job_type',
              label: text('form.type'),
              words: (type: (typeof jobTypes)[number]) => shared(`jobType.${type}`),
            },
            { name: 'remote', label: text('form.remote') },
            { name: 'salary_range', label: text('form.salary') },
            {
              name: 'language',
              label: text('form.language'),
              words: (language: (typeof jobLanguages)[number]) => text(`form.language.${language}`),
            },
            { name: 'video_questions', label: asked('title') },
            { name: 'blind_review', label: text('form.blind') },
          ]}
        />
      )}
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
      <Section title={text('form.reviews')} lead={text('form.blindHint')}>
        <SwitchField name="blind_review" label={text('form.blind')} />
      </Section>
      {children}
      {onTyped && <KeepTyped saved={values} onTyped={(now) => onTyped(now, conflict.version)} />}
      <PostingActions current={values.status} />
    </Form>
  );
}
