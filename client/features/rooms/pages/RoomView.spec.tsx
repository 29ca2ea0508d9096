import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roomPeople } from '../../../lib/examples/rooms';
import { storiesOf } from '../../../lib/spec-support/stories';
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
});
