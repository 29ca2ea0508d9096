import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blindReviews } from '../../../../lib/examples/blind-reviews';
import { reviewed } from '../../../../lib/examples/reviews';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './BlindReview.stories';

const { Text, OfAnOwner, WithoutAVideo, SoundPreparing, Withdrawn } = storiesOf(stories);
const nothing = (): Promise<void> => Promise.resolve();
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('a blind review', () => {
  it('shows words and the steps to come, and names the step that a score is about', async () => {
    const onSave = jest.fn(nothing);
    render(<Text onSave={onSave} />);
    expect(screen.getByText(/décider vite/)).toBeVisible();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Texte');
    const [words] = screen.getAllByRole('radio', { name: /L’essentiel/ });
    if (words) await userEvent.click(words);
    await userEvent.click(button('Envoyer et écouter la voix'));
    await waitFor(() => expect(onSave.mock.calls).toMatchObject([[{ submit: true, blind_step: 'TEXT' }]]));
  });

  it('keeps a draft, which opens nothing', async () => {
    const onSave = jest.fn(nothing);
    render(<Text onSave={onSave} />);
    await userEvent.click(button('Garder comme brouillon'));
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls).toMatchObject([[{ submit: false }]]);
    expect(JSON.stringify(onSave.mock.calls)).not.toContain('blind_step');
  });

  it('goes straight to the person where there is no video', () => {
    render(<WithoutAVideo />);
    expect(button('Envoyer et voir la personne')).toBeVisible();
    expect(screen.getByText(/Infirmière depuis huit ans/)).toBeVisible();
  });

  it('plays the voice alone, and moves the focus to the new step', () => {
    const { rerender } = render(<Text />);
    rerender(<Text review={{ status: 'ready', data: blindReviews.sound }} own={{ status: 'ready', data: reviewed }} />);
    expect(screen.getByLabelText('La voix, sans l’image')).toHaveAttribute(
      'src',
      expect.stringMatching(/^.api.stream.sound/),
    );
    expect(document.querySelector('video')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Écoutez, puis confirmez' })).toHaveFocus();
  });

  it('confirms without listening while the voice is prepared', async () => {
    const onSave = jest.fn(nothing);
    render(<SoundPreparing onSave={onSave} />);
    await userEvent.click(button('Confirmer et voir la personne'));
    await waitFor(() => expect(onSave.mock.calls).toMatchObject([[{ blind_step: 'SOUND' }]]));
  });

  it('lets an owner stop, and says why that failed', async () => {
    render(<OfAnOwner onLeave={() => Promise.reject(new Error('no'))} />);
    await userEvent.click(button('Arrêter sans évaluer'));
    expect(await screen.findByText('L’évaluation n’a pas pu être arrêtée.')).toBeVisible();
  });

  it('says that a withdrawn application is gone', () => {
    render(<Withdrawn />);
    expect(screen.getByText('Cette candidature n’est plus disponible')).toBeVisible();
  });
});
