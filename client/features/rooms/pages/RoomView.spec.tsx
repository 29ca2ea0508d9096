import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostRoom, roomPeople } from '../../../lib/examples/rooms';
import { storiesOf } from '../../../lib/spec-support/stories';
import { idleRecorder } from './room-stories.examples';
import * as stories from './RoomView.stories';

const all = storiesOf(stories);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the page of a live interview', () => {
  it('says why the room is not open yet', () => {
    render(<all.TooEarly />);
    expect(screen.getByText(/La salle ouvre 10 minutes avant/)).toBeVisible();
  });

  it('lets a host enter and others knock, also without camera and microphone', async () => {
    const onKnock = jest.fn<(takesOver?: boolean) => void>();
    const { unmount } = render(<all.CheckOfHost onKnock={onKnock} />);
    await userEvent.click(button('Entrer dans la salle'));
    unmount();
    render(<all.CheckWithoutAnything onKnock={onKnock} />);
    expect(screen.getByText(/n’a pas le droit d’utiliser le micro/)).toBeVisible();
    expect(screen.getByText(/ou continuez sans image/)).toBeVisible();
    await userEvent.click(button('Frapper à la porte'));
    expect(onKnock).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['OpenElsewhere', 'Continuer ici', true],
    ['Replaced', 'Continuer ici', true],
    ['Refused', 'Frapper de nouveau', false],
    ['Left', 'Y revenir', false],
  ] as const)('%s: offers "%s"', async (name, label, takesOver) => {
    const onKnock = jest.fn<(takesOver?: boolean) => void>();
    const Story = all[name];
    render(<Story onKnock={onKnock} />);
    await userEvent.click(button(label));
    expect(onKnock.mock.calls).toEqual([[takesOver]]);
  });

  it('shows a host who knocks, and passes the answer on', async () => {
    const onAnswer = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no reply')).mockResolvedValue();
    render(<all.SomebodyKnocks onAnswer={onAnswer} />);
    expect(screen.getByText(/Mathilde Gagnon · Candidat·e/)).toBeVisible();
    await userEvent.click(button('Ne pas faire entrer Mathilde Gagnon'));
    expect(await screen.findByText(/La réponse n’est pas partie/)).toBeVisible();
    await userEvent.click(button('Faire entrer Mathilde Gagnon'));
    expect(onAnswer.mock.calls).toEqual([
      [roomPeople.candidate, false],
      [roomPeople.candidate, true],
    ]);
  });

  it('shows up to four people and what is off', () => {
    render(<all.OfFour />);
    const people = within(screen.getByRole('list', { name: 'Personnes dans l’entrevue' })).getAllByRole('listitem');
    expect(people.map((person) => person.textContent)).toEqual([
      expect.stringContaining('Mathilde Gagnon'),
      expect.stringMatching(/Luc Tremblay.*Micro coupé.*Caméra éteinte/),
      expect.stringMatching(/Inès Bouchard.*Connexion…/),
      expect.stringContaining('Vous'),
    ]);
  });

  it('has questions, notes and the scorecard beside it, for the company only', () => {
    const { unmount } = render(<all.OfTwo />);
    expect(screen.getByText('Pourquoi la soudure?')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Questions', 'Notes', 'Grille']);
    unmount();
    render(<all.OfTwoForTheCandidate />);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('disables what is not there', () => {
    render(<all.WithoutDevices />);
    expect(button('Pas de micro')).toBeDisabled();
    expect(button('Pas de caméra')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Partager/ })).not.toBeInTheDocument();
  });

  it('asks to record only when the candidate is here and the browser can', async () => {
    const onRecording = jest.fn<() => Promise<void>>().mockResolvedValue();
    const { unmount } = render(<all.MayBeRecorded onRecording={onRecording} />);
    await userEvent.click(button('Demander l’enregistrement'));
    expect(onRecording.mock.calls).toEqual([['room:ask-recording', {}]]);
    unmount();
    for (const Story of [all.Alone, all.OfTwoForTheCandidate]) {
      const { unmount: close } = render(<Story />);
      expect(screen.queryByRole('button', { name: /enregistrement/ })).not.toBeInTheDocument();
      close();
    }
  });

  it('asks each person, with nothing chosen in advance', async () => {
    const onRecording = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no reply')).mockResolvedValue();
    render(<all.RecordingAsked onRecording={onRecording} />);
    const keeps = screen.getByRole('checkbox');
    expect(keeps).not.toBeChecked();
    await userEvent.click(button('Je refuse l’enregistrement'));
    expect(await screen.findByText(/Le serveur n’a pas répondu/)).toBeVisible();
    await userEvent.click(keeps);
    await userEvent.click(button('J’accepte l’enregistrement'));
    const recording = { recording_id: hostRoom.room_id };
    expect(onRecording.mock.calls).toEqual([
      ['room:answer-recording', { ...recording, answer: 'NO', keeps_part: false }],
      ['room:answer-recording', { ...recording, answer: 'YES', keeps_part: true }],
    ]);
  });

  it('shows everybody that it is recorded, and lets them withdraw with one press', async () => {
    const onRecording = jest.fn<() => Promise<void>>().mockResolvedValue();
    const { unmount } = render(<all.Recording onRecording={onRecording} />);
    expect(screen.getByRole('region', { name: 'Enregistrement' })).toHaveTextContent('Cette entrevue est enregistrée.');
    expect(screen.queryByRole('button', { name: 'Arrêter l’enregistrement' })).not.toBeInTheDocument();
    await userEvent.click(button('Retirer mon accord'));
    expect(onRecording.mock.calls).toEqual([['room:withdraw-recording', { recording_id: hostRoom.room_id }]]);
    unmount();
    render(<all.RecordingPaused />);
    expect(screen.getByRole('region', { name: 'Enregistrement' })).toHaveTextContent('Inès Bouchard');
  });

  it('marks the next question in the tab that records', async () => {
    const onMark = jest.fn();
    const { unmount } = render(
      <all.RecordingHere recorder={{ ...idleRecorder, isRecorder: true, marked: 1, onMark }} />,
    );
    expect(screen.getByText('Pourquoi la soudure?')).toHaveAttribute('aria-current', 'step');
    await userEvent.click(button('Question suivante'));
    expect(onMark.mock.calls).toEqual([[hostRoom.questions[1]]]);
    unmount();
    render(<all.OfTwo />);
    expect(screen.queryByRole('button', { name: 'Question suivante' })).not.toBeInTheDocument();
  });

  it('says why a recording was not sent, also outside of the room', () => {
    render(<all.RecordingNotSent />);
    expect(screen.getByText('Cet enregistrement n’est pas conservé.')).toBeVisible();
    expect(button('Réessayer l’envoi')).toBeVisible();
  });
});
