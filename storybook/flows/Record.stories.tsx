import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Page } from '../../client/design-system/Page/Page';
import { PageHeader } from '../../client/design-system/PageHeader/PageHeader';
import reviewMeta, * as review from '../../client/features/videos/components/Recorder/AnswersReview.stories';
import sentMeta, * as sent from '../../client/features/videos/components/Recorder/AnswersSent.stories';
import checkMeta, * as check from '../../client/features/videos/components/Recorder/DeviceCheck.stories';
import setupMeta, * as setup from '../../client/features/videos/components/Recorder/RecordSetup.stories';
import stageMeta, * as stage from '../../client/features/videos/components/Recorder/RecorderStage.stories';
import { useRecorderText } from '../../client/features/videos/messages/use-recorder-text';
import { FlowPage } from './FlowPage';
import { step } from './step';

const meta = {
  title: 'Flows/Record',
  parameters: {
    docs: { page: FlowPage },
    layout: 'fullscreen',
    flow: {
      fr: 'Une personne répond sur vidéo aux questions d’une offre : elle prépare, enregistre, revoit et publie.',
      en: 'A person answers the questions of a posting on video: prepares, records, reviews and publishes.',
    },
  },
} satisfies Meta;
export default meta;

/** The title of the page, as above every step except the full screen of the recorder. */
function RecordingPage({ children }: { readonly children: ReactNode }) {
  const text = useRecorderText();
  return (
    <main>
      <Page>
        <PageHeader title={text('title')} lead={text('lead')} />
        {children}
      </Page>
    </main>
  );
}
const onThePage = (content: ReactNode) => <RecordingPage>{content}</RecordingPage>;

export const ChoosesQuestions = step(
  { fr: 'Choisit le format et les questions.', en: 'Chooses the format and the questions.' },
  setupMeta,
  setup.ForAPosting,
  onThePage,
);
export const ChecksTheDevices = step(
  { fr: 'Vérifie l’image, le son et la lumière.', en: 'Checks picture, sound and light.' },
  checkMeta,
  check.Ready,
  onThePage,
);
export const ThinksAboutTheQuestion = step(
  { fr: 'Lit la question et y pense.', en: 'Reads the question and thinks.' },
  stageMeta,
  stage.Thinking,
);
export const Answers = step({ fr: 'Répond à la question.', en: 'Answers the question.' }, stageMeta, stage.Recording);
export const GoesOn = step(
  { fr: 'Garde la réponse, ou la reprend.', en: 'Keeps the answer, or records it again.' },
  stageMeta,
  stage.Answered,
);
export const ReviewsTheAnswers = step(
  { fr: 'Revoit les réponses et publie.', en: 'Reviews the answers and publishes.' },
  reviewMeta,
  review.Ready,
  onThePage,
);
export const AppliesWithTheVideo = step(
  { fr: 'La vidéo est publiée; postule à l’offre.', en: 'The video is published; applies for the job.' },
  sentMeta,
  sent.Sent,
  onThePage,
);
