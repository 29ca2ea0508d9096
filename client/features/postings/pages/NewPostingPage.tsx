import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useDraft } from '../../../lib/use-draft';
import { checkPosting } from '../api/check-posting';
import { takeTemplate, useStageTemplates } from '../api/stage-templates';
import { createPosting } from '../api/save-posting';
import { emptyPosting, postingBody, type PostingValues, typedPosting } from '../forms/posting.schema';
import { usePostingsText } from '../messages/use-postings-text';
import { PostingFormView } from './PostingFormView';
import { NoCompany } from './PostingsView';
import { usePostingQuestions } from './use-posting-questions';

export function NewPostingPage() {
  const text = usePostingsText();
  const { company } = useCurrentUser();
  const navigate = useNavigate();
  const toasts = useToasts();
  const questions = usePostingQuestions();
  const { typed, keep, forget } = useDraft('posting:new', typedPosting);
  const templates = useStageTemplates();
  const [chosen, setChosen] = useState('');
  useDocumentTitle(text('form.newTitle'));
  if (company === null) return <NoCompany />;
  const save = async (values: PostingValues): Promise<void> => {
    const created = await createPosting(postingBody(values));
    forget();
    const template = templates.find(({ id }) => id === chosen);
    if (template) await takeTemplate(created.id, template).catch(() => toasts.error(text('form.stages.failed')));
    toasts.success(text(created.status === 'ACTIVE' ? 'form.published' : 'form.savedDraft'));
    await navigate(paths.ownJobs);
  };
  return (
    <PostingFormView
      isNew
      companyName={company.name}
      values={{ status: 'ready', data: emptyPosting }}
      onSave={save}
      questions={questions}
      typed={typed}
      onTyped={keep}
      onForget={forget}
      check={checkPosting}
      stages={{ templates, chosen, onChoose: setChosen }}
    />
  );
}
