import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseDataSaver } from '../../lib/data-saver';
import { composeStories } from '../../../storybook/compose';
import * as stories from './VideoPlayer.stories';

const { NotStarted } = composeStories(stories);

/**
 * jsdom has no media engine: this class replaces the part that the player uses. The stories test the rest in Chromium.
 */
class Engine {
  paused = true;
  currentTime = 0;
  readonly play = jest.fn(() => {
    this.paused = false;
    this.tell('play');
    return Promise.resolve();
  });
  readonly pause = jest.fn(() => {
    this.paused = true;
    this.tell('pause');
  });
  readonly load = jest.fn();
  error: object | null = null;
  readonly element: HTMLVideoElement;

  constructor(container: HTMLElement) {
    this.element = container.querySelector('video') as HTMLVideoElement;
    const part = (name: string, get: () => unknown, set?: (value: never) => void) =>
      Object.defineProperty(this.element, name, { configurable: true, get, ...(set && { set }) });
    part('paused', () => this.paused);
    part('ended', () => this.currentTime >= 120);
    part('duration', () => 120);
    part('readyState', () => 4);
    part('error', () => this.error);
    part('buffered', () => ({ length: 1, start: () => 0, end: () => 60 }));
    part(
      'currentTime',
      () => this.currentTime,
      (value: never) => {
        this.currentTime = value;
        this.tell('seeked');
      },
    );
    Object.assign(this.element, { play: this.play, pause: this.pause, load: this.load });
    this.tell('loadedmetadata');
  }

  tell(event: string): void {
    act(() => void fireEvent(this.element, new Event(event)));
  }
}

let engine: Engine;
beforeEach(() => {
  const { container } = render(<NotStarted />);
  engine = new Engine(container);
});

const position = () => screen.getByRole('slider', { name: 'Position dans la vidéo' });

it('is a named region with a button that plays and pauses', async () => {
  expect(screen.getByRole('region', { name: 'Lecteur vidéo\u00A0: Présentation de Camille' })).toBeVisible();
  const [large] = screen.getAllByRole('button', { name: 'Lire la vidéo' });
  await userEvent.click(large as HTMLElement);
  expect(engine.play).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Mettre en pause' }));
  expect(engine.pause).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('button', { name: 'Lire la vidéo' })).toHaveLength(1);
});

it('seeks by keyboard, and describes the position in words', async () => {
  act(() => position().focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(engine.currentTime).toBe(5);
  expect(position()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^5\ssecondes sur 2\sminutes$/));
  await userEvent.keyboard('{PageUp}');
  expect(engine.currentTime).toBe(17);
  await userEvent.keyboard('{End}');
  expect(engine.currentTime).toBe(120);
  await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}');
  expect(engine.currentTime).toBe(0);
});

it('has shortcuts that work anywhere inside it', async () => {
  act(() => screen.getByRole('button', { name: /Vitesse/ }).focus());
  await userEvent.keyboard('k');
  expect(engine.play).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('m');
  expect(engine.element.muted).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  expect(engine.currentTime).toBe(5);
});

it('leaves the space bar to a focused button', async () => {
  act(() => screen.getByRole('button', { name: 'Couper le son' }).focus());
  await userEvent.keyboard(' ');
  expect(engine.element.muted).toBe(true);
  expect(engine.play).not.toHaveBeenCalled();
});

it('plays faster', async () => {
  await userEvent.click(screen.getByRole('button', { name: /Vitesse de lecture/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '1.5×' }));
  expect(engine.element.playbackRate).toBe(1.5);
});

it('offers to watch again at the end', () => {
  engine.play.mockClear();
  act(() => {
    engine.element.currentTime = 120;
  });
  expect(screen.getByRole('button', { name: 'Revoir la vidéo' })).toBeVisible();
});

it('shows an error and continues at the same position', async () => {
  engine.currentTime = 42;
  engine.error = { code: 2 };
  engine.tell('error');
  expect(screen.getByText('Erreur de lecture de la vidéo.').closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
  engine.error = null;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(engine.load).toHaveBeenCalledTimes(1);
  expect(engine.currentTime).toBe(42);
  expect(engine.play).toHaveBeenCalledTimes(1);
});

it('shows that it waits for data', () => {
  Object.defineProperty(engine.element, 'readyState', { configurable: true, get: () => 2 });
  engine.paused = false;
  engine.tell('waiting');
  expect(screen.getByText('La vidéo se charge').closest('[role=status]')).not.toBeNull();
});

it('keeps the poster behind the video, for the moment between a jump and its frame', () => {
  const { container } = render(<NotStarted poster="/poster.webp" />);
  expect(container.querySelector('video')).toHaveStyle({ backgroundImage: 'url("/poster.webp")' });
});

it('loads nothing before it is played while data is saved', () => {
  chooseDataSaver('on');
  try {
    const { container } = render(<NotStarted poster="/poster.webp" />);
    const [video] = [...container.querySelectorAll('video')];
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).not.toHaveAttribute('poster');
    expect(video?.style.backgroundImage).toBe('');
  } finally {
    chooseDataSaver('browser');
  }
  const { container } = render(<NotStarted poster="/poster.webp" />);
  expect(container.querySelector('video')).toHaveAttribute('preload', 'metadata');
  expect(container.querySelector('video')).toHaveAttribute('poster', '/poster.webp');
});
