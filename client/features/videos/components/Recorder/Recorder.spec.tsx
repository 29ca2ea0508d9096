import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nurse } from '../../../../lib/examples/jobs';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as reviewStories from './AnswersReview.stories';
import * as checkStories from './DeviceCheck.stories';
import type { RecorderPlan, RecordSetupProps } from './RecordSetup';
import * as setupStories from './RecordSetup.stories';
import * as stageStories from './RecorderStage.stories';

// Typing is slow on a busy machine.
jest.setTimeout(60_000);

const { ForAPosting, NothingChosen, PhraseNotDrawn, PostingAsksNothing, PostingNotRead } = storiesOf(setupStories);
const { Asking, Busy, Lost, Missing, Ready, Refused, Unsupported } = storiesOf(checkStories);
const { Answered, CameraLost, GoingOn, Paused, Recording, Retaking, Thinking, WithAPhrase } = storiesOf(stageStories);
const { NoneLeftToday, Ready: Review, RecordedLive, RecordedLiveTooLate } = storiesOf(reviewStories);

describe('the questions of a recording', () => {
  it('come from sets and typed questions, in the chosen order, with their times', async () => {
    const onPlan = jest.fn<(plan: RecorderPlan) => void>();
    render(<NothingChosen onPlan={onPlan} />);
    const go = screen.getByRole('button', { name: 'Vérifier la caméra et le micro' });
    expect(go).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Votre propre question'), '  Pourquoi ce métier ? {Enter}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Soudure' }));
    await userEvent.click(screen.getByRole('button', { name: /Retirer .*Depuis combien de temps/ }));
    await userEvent.selectOptions(screen.getByLabelText('Temps par réponse'), 'double');
    await userEvent.selectOptions(screen.getByLabelText('Temps de réflexion'), 'free');
    await userEvent.click(go);
    expect(onPlan).toHaveBeenCalledWith({
      format: 'VIDEO',
      isLive: false,
      thinkSeconds: null,
      prompts: [
        { text: 'Pourquoi ce métier ?', maxSeconds: 120, blockId: null },
        { text: 'Quels procédés connaissez-vous ?', maxSeconds: 90, blockId: '0199f0c2-0000-7000-8000-00000000f001' },
      ],
    });
  });
});

describe('the mark "recorded here, live"', () => {
  const mark = () => screen.getByRole('checkbox', { name: /^Ajouter la mention/ });

  it('is off, is asked for by the person, and is not offered for answers in writing', async () => {
    const onPlan = jest.fn<(plan: RecorderPlan) => void>();
    render(<ForAPosting onPlan={onPlan} />);
    expect(mark()).not.toBeChecked();
    await userEvent.click(mark());
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier la caméra et le micro' }));
    expect(onPlan.mock.lastCall?.[0].isLive).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Par écrit' }));
    expect(screen.queryByRole('checkbox', { name: /^Ajouter la mention/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Écrire mes réponses' }));
    expect(onPlan.mock.lastCall?.[0].isLive).toBe(false);
  });

  it('says so if no phrase could be drawn, and how to go on', () => {
    render(<PhraseNotDrawn />);
    expect(screen.getByText(/continuez sans la mention/)).toBeVisible();
  });

  it('shows the phrase during the first answer, and before publishing until when it counts', () => {
    const { unmount } = render(<WithAPhrase />);
    expect(screen.getByText(/37 rivières et 82 lampes/)).toBeVisible();
    unmount();
    const { unmount: leave } = render(<RecordedLive />);
    expect(screen.getByText(/portera la mention/)).toBeVisible();
    leave();
    render(<RecordedLiveTooLate />);
    expect(screen.getByText(/sera publié sans la mention/)).toBeVisible();
  });
});

describe('the questions of a posting', () => {
  it('are preselected, are recorded without a set of their own, and can be left out', async () => {
    const onPlan = jest.fn<(plan: RecorderPlan) => void>();
    render(<ForAPosting onPlan={onPlan} />);
    const group = screen.getByRole('group', { name: 'Pour cette offre, si vous le voulez' });
    expect(within(group).getByRole('checkbox')).toBeChecked();
    expect(group.compareDocumentPosition(screen.getByRole('group', { name: 'Mes questionnaires' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Soudure' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier la caméra et le micro' }));
    expect(onPlan.mock.lastCall?.[0].prompts.map(({ text, blockId }) => [text, blockId])).toEqual([
      ...nurse.video_questions.map((question) => [question, null]),
      ['Quels procédés connaissez-vous ?', '0199f0c2-0000-7000-8000-00000000f001'],
      ['Depuis combien de temps ?', '0199f0c2-0000-7000-8000-00000000f001'],
    ]);
    await userEvent.click(within(group).getByRole('checkbox'));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['PostingAsksNothing', PostingAsksNothing, /ne pose pas de questions/],
    ['PostingNotRead', PostingNotRead, /n’ont pas pu être chargées/],
  ] as const)('%s: says so in a line, and leaves the choice as ever', (_, Story, sentence) => {
    render(<Story />);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText('Choisissez au moins une question.')).toBeVisible();
    // The sets, and the mark "recorded here, live", which is off.
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });
});

describe('the person’s question sets', () => {
  it('are saved from the chosen questions, and edited here', async () => {
    const onSets = jest.fn<NonNullable<RecordSetupProps['onSets']>>();
    render(<NothingChosen onSets={onSets} />);
    expect(screen.queryByRole('button', { name: 'Garder ces questions pour plus tard' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Mes questionnaires' })).toContainElement(
      screen.getByRole('checkbox', { name: 'Soudure' }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Soudure' }));
    await userEvent.click(screen.getByRole('button', { name: 'Garder ces questions pour plus tard' }));
    expect(onSets).toHaveBeenLastCalledWith({
      title: '',
      questions: [
        { text: 'Quels procédés connaissez-vous ?', seconds: '45' },
        { text: 'Depuis combien de temps ?', seconds: '60' },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Gérer mes questionnaires' }));
    expect(onSets).toHaveBeenLastCalledWith(null);
  });
});

describe('camera and microphone', () => {
  it.each([
    ['Refused', Refused, /est bloqué/, /autorisez la caméra et le micro/],
    ['Missing', Missing, /Aucune caméra/, /Branchez/],
    ['Busy', Busy, /déjà utilisé/, /Fermez l’autre application/],
    ['Lost', Lost, /s’est arrêté/, /est gardé/],
  ] as const)('%s: says why, what to do, and offers both ways', (_, Story, why, toDo) => {
    render(<Story />);
    expect(screen.getByRole('heading', { name: why }).closest('[role="alert"]')).toBeVisible();
    expect(screen.getByText(toDo)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Envoyer un fichier' })).toHaveAttribute('href', '/profile/videos');
  });

  it('are not requested again if they are unavailable', () => {
    render(<Unsupported />);
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Envoyer un fichier' })).toBeVisible();
  });

  it('show a text while they open, then level, light and choice', () => {
    const { unmount } = render(<Asking />);
    expect(screen.getByText(/vous demande la permission/)).toHaveAttribute('role', 'status');
    unmount();
    render(<Ready />);
    expect(screen.getByRole('meter', { name: 'Niveau du micro' })).toHaveAttribute('aria-valuetext', 'Bon niveau');
    expect(screen.getByText('Bonne lumière.')).toBeVisible();
    expect(screen.getByLabelText('Caméra')).toHaveValue('front');
  });
});

describe('the stage', () => {
  it('shows the position and the available actions', () => {
    const { unmount } = render(<Thinking />);
    expect(screen.getByRole('dialog', { name: /Racontez une réalisation/ })).toBeVisible();
    expect(screen.getByText('Question 2 sur 4')).toBeVisible();
    expect(screen.getByText('Temps de réflexion : 24 s')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Répondre' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Recommencer' })).not.toBeInTheDocument();
    unmount();
    render(<Recording />);
    expect(screen.getByRole('status')).toHaveTextContent('L’enregistrement est en cours.');
    for (const name of ['Pause', 'Recommencer', 'Terminer la réponse', 'Suivante']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
  });

  it('continues after a pause, and moves the focus to the next button after an answer', async () => {
    const onResume = jest.fn();
    const { unmount } = render(<Paused onResume={onResume} />);
    await userEvent.click(screen.getByRole('button', { name: 'Poursuivre' }));
    expect(onResume).toHaveBeenCalled();
    unmount();
    render(<Answered />);
    expect(screen.getByRole('button', { name: 'Suivante' })).toHaveFocus();
  });

  it('continues where it stopped, and restores an answer whose retake is cancelled', () => {
    const { unmount } = render(<GoingOn />);
    expect(screen.getByText(/Déjà enregistré.*12 secondes/)).toBeVisible();
    unmount();
    render(<Retaking />);
    expect(screen.getByRole('button', { name: 'Garder la première' })).toBeVisible();
  });

  it('explains a lost camera, and stays at its question', () => {
    render(<CameraLost />);
    expect(screen.getByRole('alert')).toHaveTextContent(/Rebranchez/);
    expect(screen.queryByRole('button', { name: 'Répondre' })).not.toBeInTheDocument();
  });
});

describe('the review', () => {
  it('publishes under a title, and lets the person record each answer again', async () => {
    const [onPublish, onRetake] = [jest.fn(), jest.fn()];
    render(<Review onPublish={onPublish} onRetake={onRetake} />);
    await userEvent.click(screen.getByRole('button', { name: 'Recommencer la réponse 2' }));
    expect(onRetake).toHaveBeenCalledWith(1);
    const title = screen.getByLabelText('Titre');
    await userEvent.clear(title);
    await userEvent.click(screen.getByRole('button', { name: 'Publier la vidéo' }));
    await userEvent.type(title, ' Moi ');
    await userEvent.click(screen.getByRole('switch', { name: 'Réduire le bruit de fond' }));
    await userEvent.click(screen.getByRole('button', { name: 'Publier la vidéo' }));
    expect(onPublish.mock.calls).toEqual([
      ['Ma présentation', false],
      ['Moi', true],
    ]);
  });

  it('keeps the answers when the daily upload limit is reached', () => {
    render(<NoneLeftToday />);
    expect(screen.getByRole('button', { name: 'Publier la vidéo' })).toBeDisabled();
    expect(screen.getByText(/Vos réponses restent sur cet appareil/)).toBeVisible();
  });
});
