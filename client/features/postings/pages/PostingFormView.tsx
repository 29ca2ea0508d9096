import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { TypedNotice } from '../../../design-system/form/TypedNotice';
import type { Versioned } from '../../../design-system/form/use-edit-conflict';
import { Notice } from '../../../design-system/Notice/Notice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { PlainSelect } from '../../../design-system/PlainSelect/PlainSelect';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { ApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { type CheckPosting, LiveChecklist } from '../components/PostingChecklist/LiveChecklist';
import type { PostingQuestionsProps } from '../components/PostingQuestions/PostingQuestions';
import { TemplatePicker, type TemplatePickerProps } from '../components/TemplatePicker/TemplatePicker';
import type { PostingValues } from '../forms/posting.schema';
import { PostingForm } from '../forms/PostingForm';
import { usePostingsText } from '../messages/use-postings-text';

export interface PostingFormViewProps {
  readonly isNew: boolean;
  /** Publishing from the list was refused because required fields are empty. */
  readonly isIncomplete?: boolean;
  readonly companyName: string;
  readonly values: Loadable<PostingValues>;
  /** Version of `values`; null for a new posting. */
  readonly version?: string | null;
  readonly onSave: (values: PostingValues, version: string | null) => Promise<void>;
  /** Reads the version that a colleague saved. */
  readonly readCurrent?: () => Promise<Versioned<PostingValues>>;
  /** Unsaved draft. */
  readonly typed?: PostingValues | null;
  /** Version of the saved values that the draft is based on. */
  readonly typedOver?: string | null;
  readonly onTyped?: (values: PostingValues | null, over: string | null) => void;
  readonly questions: PostingQuestionsProps;
  /** Checks the posting while it is typed. */
  readonly check: CheckPosting;
  /** Address of the scorecard of an existing posting. */
  readonly scorecardHref?: string;
  /** Address of the stages of an existing posting. */
  readonly stagesHref?: string;
  /** Templates of stages for a new posting; absent if the company has none. */
  readonly stages?: StageChoice;
  /** Templates of postings for a new posting; absent if the company has none. */
  readonly start?: TemplatePickerProps;
  /** Increased to start the form again from other values. */
  readonly round?: number;
  /** Discards the draft and starts again from the saved values. */
  readonly onForget?: () => void;
}

export interface StageChoice {
  readonly templates: readonly { readonly id: string; readonly name: string }[];
  /** Id of a template; empty for the standard stages. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The page of the posting form, with advice beside it. */
export function PostingFormView(props: PostingFormViewProps) {
  const { isNew, isIncomplete = false, companyName, values, typed = null } = props;
  const text = usePostingsText();
  const title = text(isNew ? 'form.newTitle' : 'form.editTitle');
  return (
    <Page>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs items={[{ label: text('form.breadcrumb'), href: paths.ownJobs }, { label: title }]} />
        }
        title={title}
        lead={text(isNew ? 'form.newLead' : 'form.editLead')}
        {...(props.scorecardHref !== undefined && {
          actions: (
            <>
              <Button href={props.scorecardHref}>{text('form.scorecard')}</Button>
              {props.stagesHref !== undefined && <Button href={props.stagesHref}>{text('form.stages')}</Button>}
            </>
          ),
        })}
      />
      <Columns
        side="end"
        isLoading={values.status === 'loading'}
        aside={
          <Advice companyName={companyName} isDraft={values.status === 'ready' && values.data.status === 'DRAFT'} />
        }
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          {isIncomplete && (
            <Box role="alert">
              <Notice tone="warning" title={text('incomplete.title')}>
                {text('incomplete.sentence')}
              </Notice>
            </Box>
          )}
          {typed !== null && values.status === 'ready' && <TypedNotice onForget={props.onForget} />}
          {props.start !== undefined && props.start.templates.length > 0 && <TemplatePicker {...props.start} />}
          {props.stages !== undefined && props.stages.templates.length > 0 && <Stages {...props.stages} />}
          <FormOrState {...props} />
        </Box>
      </Columns>
    </Page>
  );
}

function Stages({ templates, chosen, onChoose }: StageChoice) {
  const text = usePostingsText();
  return (
    <Card as="section">
      <PlainSelect
        label={text('form.stages.choose')}
        value={chosen}
        options={[
          { value: '', label: text('form.stages.standard') },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={onChoose}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('form.stages.hint')}
      </Typography>
    </Card>
  );
}

function FormOrState(props: PostingFormViewProps) {
  const { isNew, values, onSave, questions, typed = null, onTyped, check } = props;
  const text = usePostingsText();
  const errorText = useErrorText();
  if (values.status === 'loading') return <TextSkeleton count={10} label={text('form.loading')} />;
  if (values.status === 'ready') {
    return (
      <Card as="section">
        <PostingForm
          key={`${typed === null ? 'saved' : 'typed'} ${props.round ?? 0}`}
          values={values.data}
          isNew={isNew}
          version={props.version}
          onSave={onSave}
          readCurrent={props.readCurrent}
          questions={questions}
          typed={typed}
          typedOver={props.typedOver}
          onTyped={onTyped}
        >
          <LiveChecklist check={check} />
        </PostingForm>
      </Card>
    );
  }
  const back = <Button href={paths.ownJobs}>{text('form.back')}</Button>;
  const isGone = values.error instanceof ApiError && [400, 404].includes(values.error.status);
  return isGone ? (
    <EmptyState title={text('form.notFoundTitle')} sentence={text('form.notFound')} action={back} />
  ) : (
    <ErrorState what={text('form.loadFailed')} toDo={errorText(values.error)} onRetry={values.retry} action={back} />
  );
}

function Advice({ companyName, isDraft }: { companyName: string; isDraft: boolean }) {
  const text = usePostingsText();
  return (
    <Box sx={{ display: 'grid', gap: 4, color: 'text.secondary' }}>
      {isDraft && (
        <Section title={text('form.draftTitle')} level={2}>
          <Typography>{text('form.draftNote')}</Typography>
        </Section>
      )}
      <Section title={text('form.matchTitle')} level={2}>
        <Typography>{text('form.matchNote')}</Typography>
        <Typography>{text('form.company', { company: companyName })}</Typography>
      </Section>
    </Box>
  );
}
