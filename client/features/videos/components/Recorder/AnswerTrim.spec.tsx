import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../../lib/spec-support/stories';
import type { Trim } from '../../domain/trim';
import { withTrim } from '../../domain/trim';
import { finished } from '../../recorder/recorder.examples';
import * as trimStories from './AnswerTrim.stories';
import * as reviewStories from './AnswersReview.stories';
import * as prompterStories from './Prompter.stories';

jest.setTimeout(60_000);

const { Publishing, Trimmed, Whole } = storiesOf(trimStories);
const { Changed, Trimmed: TrimmedReview } = storiesOf(reviewStories);
const { Fastest, NotScrolling, Waiting } = storiesOf(prompterStories);

describe('the ends of an answer', () => {
  it('are moved by keyboard, and show the moment where they are', async () => {
    const [onTrim, onLook] = [jest.fn<(trim: Trim) => void>(), jest.fn<(seconds: number) => void>()];
    render(<Whole onTrim={onTrim} onLook={onLook} />);
    const start = screen.getByRole('slider', { name: 'Début de la réponse 2' });
    expect(start).toHaveAttribute('aria-valuetext', 'seconde 0 sur 41,2');
    act(() => start.focus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(onLook).toHaveBeenLastCalledWith(1);
    expect(onTrim).toHaveBeenLastCalledWith({ start: 1, end: 41.2 });
    const end = screen.getByRole('slider', { name: 'Fin de la réponse 2' });
    act(() => end.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(onTrim.mock.lastCall?.[0].end).toBeCloseTo(41.1);
  });

  it('stay a second apart', () => {
    const onTrim = jest.fn<(trim: Trim) => void>();
    render(<Trimmed onTrim={onTrim} />);
    fireEvent.change(screen.getByRole('slider', { name: 'Début de la réponse 2' }), { target: { value: 40 } });
    expect(onTrim).toHaveBeenLastCalledWith({ start: 34, end: 35 });
  });

  it('go back to the whole answer', async () => {
    const onTrim = jest.fn<(trim: Trim) => void>();
    const { unmount } = render(<Trimmed onTrim={onTrim} />);
    expect(screen.getByText(/Gardé.: de la seconde 3,4 à 35/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Tout garder.: réponse 2$/ }));
    expect(onTrim).toHaveBeenLastCalledWith({ start: 0, end: 41.2 });
    unmount();
    render(<Publishing />);
    for (const slider of screen.getAllByRole('slider')) expect(slider).toBeDisabled();
  });
});

describe('the review of trimmed answers', () => {
  it('counts what is kept', () => {
    render(<TrimmedReview />);
    const [, second] = screen.getAllByRole('listitem');
    expect(within(second as HTMLElement).getByText('10 secondes')).toBeVisible();
    expect(screen.getByText(/2 minutes et 44 secondes en tout/)).toBeVisible();
    expect(withTrim(finished, 1, { start: 3, end: 13 }).answers[1]?.trim).toEqual({ start: 3, end: 13 });
  });

  it('says so if another tab changed it', () => {
    render(<Changed />);
    expect(screen.getByText(/a changé dans un autre onglet/).closest('[role=alert]')).not.toBeNull();
  });
});

describe('the notes beside the camera', () => {
  it('change their speed by buttons, between still and fastest', async () => {
    const onSpeed = jest.fn();
    const { unmount } = render(<Waiting onSpeed={onSpeed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Défiler plus vite' }));
    await userEvent.click(screen.getByRole('button', { name: 'Défiler moins vite' }));
    expect(onSpeed.mock.calls).toEqual([[3], [1]]);
    unmount();
    const still = render(<NotScrolling />);
    expect(screen.getByText('Sans défilement')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Défiler moins vite' })).toBeDisabled();
    still.unmount();
    render(<Fastest />);
    expect(screen.getByRole('button', { name: 'Défiler plus vite' })).toBeDisabled();
  });

  it('can be hidden, and can be scrolled by keyboard', async () => {
    render(<Waiting />);
    expect(screen.getByRole('region', { name: 'Vos notes pour cette question' })).toHaveAttribute('tabindex', '0');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer les notes' }));
    expect(screen.queryByText(/rivière/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les notes' }));
    expect(screen.getByText(/rivière/)).toBeVisible();
  });

  it('do not scroll by themselves if the person wants less motion', () => {
    const ofTheBrowser = window.matchMedia;
    window.matchMedia = (media) => ({ ...ofTheBrowser(media), matches: media.includes('prefers-reduced-motion') });
    try {
      render(<Waiting isRunning />);
      expect(screen.queryByRole('button', { name: 'Défiler plus vite' })).not.toBeInTheDocument();
      expect(screen.getByText(/rivière/)).toBeVisible();
    } finally {
      window.matchMedia = ofTheBrowser;
    }
  });
});
