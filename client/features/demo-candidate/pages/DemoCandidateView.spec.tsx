import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import { captionsIn, cuesIn, full } from '../content/sample';
import * as stories from './DemoCandidateView.stories';

const { Sample } = storiesOf(stories);

beforeAll(() => {
  // jsdom has no object URLs.
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:sample-${(made += 1)}`, revokeObjectURL: () => undefined });
});

describe('the sample candidate', () => {
  it('has a number as its name, and says that it is a sample', () => {
    render(<Sample />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Candidat·e nº 7');
    expect(screen.getByText('Démo / Sample')).toBeInTheDocument();
    expect(screen.getByText(/profil inventé/)).toBeInTheDocument();
    expect(screen.getByText(/Une réservation montre le nom complet et le courriel/)).toBeInTheDocument();
  });

  it('jumps from a question to its moment', async () => {
    const { container } = render(<Sample />);
    await userEvent.click(screen.getByText('Racontez un moment difficile.'));
    expect(container.querySelector('video')?.currentTime).toBe(24);
  });

  it('hides both panels, and shows them again', async () => {
    render(<Sample />);
    // By text, because looking up roles in a whole player takes seconds.
    await userEvent.click(screen.getByText('Masquer les questions'));
    expect(screen.queryByText('Racontez un moment difficile.')).toBeNull();
    await userEvent.click(screen.getByText('Masquer la transcription'));
    expect(screen.queryByText('Merci de m’avoir écoutée.')).toBeNull();
    await userEvent.click(screen.getByText('Montrer la transcription'));
    expect(screen.getByText('Merci de m’avoir écoutée.')).toBeInTheDocument();
  });

  it('has captions that follow each other to the end', () => {
    for (const language of ['fr', 'en'] as const) {
      const cues = cuesIn(language);
      cues.forEach((cue, index) => expect(cue.end).toBe(cues[index + 1]?.start ?? full.seconds));
      expect(captionsIn(language).startsWith('WEBVTT\n\n00:00.000 --> 00:08.000\n')).toBe(true);
    }
  });
});
