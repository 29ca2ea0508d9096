import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ComparisonView.stories';

const { Four, Two, WithAMask, Nobody, Loading, Failed } = storiesOf(stories);

/** jsdom has no media engine: this replaces playing and pausing. */
function withEngine(container: HTMLElement): HTMLMediaElement[] {
  const elements = [...container.querySelectorAll<HTMLMediaElement>('video, audio')];
  for (const element of elements) {
    let [isPaused, time] = [true, element.currentTime];
    Object.defineProperty(element, 'paused', { get: () => isPaused });
    Object.defineProperty(element, 'currentTime', { get: () => time, set: (to: number) => (time = to) });
    element.play = jest.fn(() => {
      isPaused = false;
      return Promise.resolve();
    });
    element.pause = jest.fn(() => (isPaused = true));
  }
  return elements;
}
const reach = (element: HTMLMediaElement | undefined, time: number): void => {
  if (!element) throw new Error('no such video');
  element.currentTime = time;
  act(() => void fireEvent(element, new Event('timeupdate')));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('loads nothing of a person but what their step shows', () => {
  const { container } = render(<Four />);
  const [camille, luc, hidden, voice] = within(screen.getByRole('list', { name: 'Personnes comparées' })).getAllByRole(
    'listitem',
  );
  expect([camille, luc, hidden, voice].map((each) => each?.querySelectorAll('video, audio, img').length)).toEqual([
    1, 1, 0, 1,
  ]);
  expect(hidden).toHaveTextContent('Le texte seulement');
  expect(voice?.querySelector('audio')).not.toBeNull();
  expect(container.querySelectorAll('video')).toHaveLength(2);
});

it('plays the same question of everybody with one button and one voice, and seeks in step', async () => {
  const { container } = render(<Two />);
  const [camille, luc] = withEngine(container);
  await press('Lire ensemble');
  expect([camille?.paused, luc?.paused, camille?.muted, luc?.muted]).toEqual([false, false, false, true]);
  await press('Luc Okafor');
  expect([camille?.muted, luc?.muted]).toEqual([true, false]);
  fireEvent.change(screen.getByRole('slider', { name: 'Position dans les réponses' }), { target: { value: 2 } });
  expect([camille?.currentTime, luc?.currentTime]).toEqual([2, 4]);
  reach(luc, 8);
  expect(screen.getByRole('button', { name: 'Lire ensemble' })).toBeVisible();
  expect([camille?.paused, luc?.paused]).toEqual([true, true]);
});

it('plays one after the other', async () => {
  const { container } = render(<Two />);
  const [camille, luc] = withEngine(container);
  await press('À tour de rôle');
  await press('Lire à tour de rôle');
  expect([camille?.paused, luc?.paused]).toEqual([false, true]);
  reach(camille, 3);
  expect([camille?.paused, luc?.paused, luc?.currentTime]).toEqual([true, false, 2]);
});

it('shows the words of each answer, and of the whole videos', async () => {
  render(<Four />);
  const words = (name: string) => screen.getByRole('region', { name: `Réponse de ${name}` });
  expect(words('Candidat·e 4F2A1')).toHaveTextContent('Une panne de courant.');
  expect(words('Candidat·e 9B07C')).toHaveTextContent('Un arrêt dans l’ascenseur.');
  await press('Question suivante');
  expect(words('Luc Okafor')).toHaveTextContent('N’a pas répondu à cette question.');
  await press('Question suivante');
  expect(words('Candidat·e 9B07C')).toHaveTextContent('formée à l’•••');
  expect(screen.getByRole('button', { name: 'Question suivante' })).toBeDisabled();
});

it('shows averages only of people whom the reader has reviewed', () => {
  render(<Four />);
  const table = screen.getByRole('table', { name: 'Moyennes par critère' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Critère', 'Camille Tremblay']);
  expect(screen.getAllByText(/moyenne visible après votre évaluation/)).toHaveLength(1);
  expect(screen.getAllByText(/score et moyenne visibles après votre évaluation/)).toHaveLength(2);
});

it('says why nothing is shown: a mask, nobody left, loading, a failure', () => {
  const masked = render(<WithAMask />);
  expect(screen.getByText('Ce profil est masqué.')).toBeVisible();
  expect(screen.getByText(/les réponses ne sont pas visibles/)).toBeVisible();
  masked.unmount();
  const nobody = render(<Nobody />);
  expect(screen.getByRole('heading', { name: 'Rien à comparer' })).toBeVisible();
  nobody.unmount();
  const loading = render(<Loading />);
  expect(screen.getByText('Chargement de la comparaison')).toBeInTheDocument();
  loading.unmount();
  render(<Failed />);
  expect(screen.getByText('La comparaison n’a pas pu être chargée.')).toBeVisible();
});
