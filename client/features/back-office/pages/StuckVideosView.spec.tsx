import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pausedVideo } from '../../../lib/examples/stuck-videos';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './StuckVideosView.stories';

const { Empty, NothingToRetry, Stuck } = storiesOf(stories);

describe('the stuck videos', () => {
  it('show the reason of each', () => {
    render(<Stuck />);
    const [paused, waiting, givenUp, refused] = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => within(heading.closest('li') as HTMLElement));
    expect(paused?.getByText('En pause')).toBeInTheDocument();
    expect(paused?.getByText('Le disque est plein.')).toBeInTheDocument();
    expect(waiting?.getByText('Aucun processus ne l’a prise en charge.')).toBeInTheDocument();
    expect(givenUp?.getByText('Le stockage ne répond pas.')).toBeInTheDocument();
    expect(refused?.getByText('Le fichier lui-même est en cause.')).toBeInTheDocument();
  });

  it('retries one, and all', async () => {
    const [onRetry, onRetryAll] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve())];
    render(<Stuck onRetry={onRetry} onRetryAll={onRetryAll} />);
    await userEvent.click(screen.getByRole('button', { name: /^Relancer.: vidéo …00f001$/ }));
    expect(onRetry).toHaveBeenCalledWith(pausedVideo.id);
    await userEvent.click(screen.getByRole('button', { name: 'Tout relancer' }));
    expect(onRetryAll).toHaveBeenCalledTimes(1);
  });

  it('offer no retry if none can help', () => {
    render(<NothingToRetry />);
    expect(screen.queryByRole('button', { name: /elancer/ })).not.toBeInTheDocument();
  });

  it('say that there are none', () => {
    render(<Empty />);
    expect(screen.getByText('Aucune vidéo bloquée')).toBeInTheDocument();
  });
});
