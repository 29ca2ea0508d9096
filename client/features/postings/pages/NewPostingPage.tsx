import { useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { ApiError } from '../../../lib/api-error';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useDraft } from '../../../lib/use-draft';
import { checkPosting } from '../api/check-posting';
import { deletePostingTemplate, usePostingTemplate, usePostingTemplates } from '../api/posting-templates';
import { createPosting } from '../api/save-posting';
import { takeTemplate, useStageTemplates } from '../api/stage-templates';
import { emptyPosting, postingBody, type PostingValues, templateValues, typedPosting } from '../forms/posting.schema';
import { usePostingsText } from '../messages/use-postings-text';
import { PostingFormView } from './PostingFormView';
import { NoCompany } from './PostingsView';
import { usePostingQuestions } from './use-posting-questions';

const empty: Loadable<PostingValues> = { status: 'ready', data: emptyPosting };

/** The template to start from is in the address, so that a reload keeps its stages and scorecard. */
function useStart(companyId: string | null) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('template') ?? '';
  const template = usePostingTemplate(companyId, asked);
  const isGone =
    template.status === 'failed' && template.error instanceof ApiError && [400, 404].includes(template.error.status);
  const chosen = isGone ? '' : asked;
  const values: Loadable<PostingValues> = useMemo(() => {
    if (chosen === '') return empty;
    return template.status === 'ready' ? { status: 'ready', data: templateValues(template.data) } : template;
  }, [chosen, template]);
  const choose = (id: string): void =>
    setAddress(id === '' ? {} : { template: id }, { replace: true, preventScrollReset: true });
  return {
    chosen,
    values,
    choose,
    hasStages: template.status === 'ready' && template.data.has_stages && chosen !== '',
  };
}

export function NewPostingPage() {
  const text = usePostingsText();
  const { company } = useCurrentUser();
  const companyId = company?.id ?? null;
  const navigate = useNavigate();
  const toasts = useToasts();
  const questions = usePostingQuestions();
  const { typed, keep, forget } = useDraft('posting:new', typedPosting);
  const isTyped = useRef(typed !== null);
  const [round, setRound] = useState(0);
  const stageTemplates = useStageTemplates();
  const [stages, setStages] = useState('');
  const templates = usePostingTemplates(companyId);
  const { chosen, values, choose, hasStages } = useStart(companyId);
  useDocumentTitle(text('form.newTitle'));
  if (company === null) return <NoCompany />;
  const discard = (): void => {
    isTyped.current = false;
    forget();
  };
  const save = async (sent: PostingValues): Promise<void> => {
    const created = await createPosting({ ...postingBody(sent), ...(chosen !== '' && { template_id: chosen }) });
    discard();
    const steps = hasStages ? undefined : stageTemplates.find(({ id }) => id === stages);
    if (steps) await takeTemplate(created.id, steps).catch(() => toasts.error(text('form.stages.failed')));
    toasts.success(text(created.status === 'ACTIVE' ? 'form.published' : 'form.savedDraft'));
    await navigate(paths.ownJobs);
  };
  return (
    <PostingFormView
      isNew
      companyName={company.name}
      values={values}
      onSave={save}
      questions={questions}
      typed={typed}
      onTyped={(now) => {
        isTyped.current = now !== null;
        keep(now);
      }}
      onForget={discard}
      check={checkPosting}
      round={round}
      start={{
        templates,
        chosen,
        isTyped: () => isTyped.current,
        onChoose: (id) => {
          discard();
          setRound(round + 1);
          choose(id);
        },
        onDelete: async (id) => {
          await deletePostingTemplate(company.id, id);
          // The form is not reset: its content stays.
          choose('');
        },
      }}
      {...(!hasStages && { stages: { templates: stageTemplates, chosen: stages, onChoose: setStages } })}
    />
  );
}
