import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import applicationsMeta, * as applications from '../../client/features/applications/pages/ApplicationsView.stories';
import { ApplyButton } from '../../client/features/jobs/apply/ApplyButton';
import applyMeta, * as apply from '../../client/features/jobs/apply/ApplyDialog.stories';
import jobMeta, * as job from '../../client/features/jobs/pages/JobView.stories';
import jobsMeta, * as jobs from '../../client/features/jobs/pages/JobsView.stories';
import { FlowPage } from './FlowPage';
import { step } from './step';

const meta = {
  title: 'Flows/Apply',
  parameters: {
    docs: { page: FlowPage },
    flow: {
      fr: 'Une personne cherche une offre, postule avec une vidéo, puis suit sa candidature jusqu’à l’offre d’emploi.',
      en: 'A person looks for a job, applies with a video, and follows the application up to the job offer.',
    },
  },
} satisfies Meta;
export default meta;

const withButton = (state: 'open' | 'applied') => ({
  args: {
    ...job.ForASeeker.args,
    renderApply: ({ title }: { title: string }) => (
      <ApplyButton title={title} state={state} failed={null} onApply={fn()} />
    ),
  },
});

export const FindsAJob = step(
  { fr: 'Parcourt les offres, ou les filtre.', en: 'Looks through the jobs, or filters them.' },
  jobsMeta,
  jobs.Ready,
);
export const ReadsThePosting = step(
  { fr: 'Lit l’offre : salaire, tâches, questions vidéo.', en: 'Reads the posting: pay, tasks, video questions.' },
  jobMeta,
  withButton('open'),
);
export const Applies = step(
  { fr: 'Écrit une lettre et choisit une vidéo.', en: 'Writes a letter and chooses a video.' },
  applyMeta,
  apply.New,
);
export const HasApplied = step(
  { fr: 'L’offre montre que la candidature est envoyée.', en: 'The posting shows that the application was sent.' },
  jobMeta,
  withButton('applied'),
);
export const FollowsTheApplication = step(
  { fr: 'Suit l’étape de la candidature.', en: 'Follows the stage of the application.' },
  applicationsMeta,
  applications.OnlySent,
);
export const AnswersTheOffer = step(
  { fr: 'Reçoit une offre d’emploi et y répond.', en: 'Receives a job offer and answers it.' },
  applicationsMeta,
  applications.OneOffer,
);
