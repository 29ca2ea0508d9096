import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as buttons from './ApplyButton.stories';
import * as stories from './ApplyDialog.stories';

const { AsksOnVideo, New, NothingInTheProfile, TypedBefore, WithoutAVideo } = storiesOf(stories);
const { Applied, Closed, NotSent } = storiesOf(buttons);
const dialog = async () => within(await screen.findByRole('dialog'));
const send = async (): Promise<void> =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Envoyer ma candidature' }));

// For slow machines.
jest.setTimeout(40_000);

describe('applying', () => {
  it('explains what the company will see', async () => {
    render(<New />);
    const { getByText } = await dialog();
    expect(
      getByText(
        /tout votre profil à Hôpital Mont-Blanc seulement, y compris votre courriel et votre numéro de téléphone/,
      ),
    ).toBeInTheDocument();
    expect(getByText(/vous pourrez vous écrire/)).toBeInTheDocument();
    expect(getByText(/votre profil se referme/)).toBeInTheDocument();
  });

  it('requires neither a cover letter nor a video', async () => {
    const onApply = jest.fn();
    render(<New onApply={onApply} />);
    await send();
    await waitFor(() => expect(onApply.mock.calls).toEqual([[{ cover_letter: '', video_profile_id: '' }]]));
  });

  it('sends the cover letter and the chosen video', async () => {
    const onApply = jest.fn();
    const onTyped = jest.fn();
    render(<New onApply={onApply} onTyped={onTyped} />);
    const { getByLabelText } = await dialog();
    await userEvent.type(getByLabelText(/^Lettre/), ' Bonjour. ');
    await userEvent.selectOptions(getByLabelText(/^Présentation à montrer/), 'Une réalisation');
    await waitFor(() => expect(onTyped).toHaveBeenCalled());
    await send();
    const sent = { cover_letter: 'Bonjour.', video_profile_id: '0199f0c2-0000-7000-8000-00000000e005' };
    await waitFor(() => expect(onApply.mock.calls).toEqual([[sent]]));
  });

  it('continues with an earlier draft, and can start again', async () => {
    const onForget = jest.fn();
    render(<TypedBefore onForget={onForget} />);
    const { getByLabelText, getByRole } = await dialog();
    expect(getByLabelText(/^Lettre/)).toHaveValue('Bonjour, votre unité forme ses recrues au chevet…');
    await userEvent.click(getByRole('button', { name: /recommencer|Oublier|Repartir/i }));
    expect(onForget).toHaveBeenCalledTimes(1);
  });

  it('lists the video questions of the posting, if there are any', async () => {
    const { unmount } = render(<AsksOnVideo />);
    const { getByText, getByRole } = await dialog();
    expect(getByText(/^Cette offre pose 3 questions/)).toBeInTheDocument();
    expect(getByRole('link', { name: 'Répondre aux questions' })).toHaveAttribute(
      'href',
      expect.stringContaining('?job='),
    );
    unmount();
    render(<New />);
    expect((await dialog()).queryByText(/^Cette offre pose/)).not.toBeInTheDocument();
  });

  it('links to the recorder if there is no video', async () => {
    render(<WithoutAVideo />);
    expect((await dialog()).getByRole('link', { name: 'Faire une présentation' })).toHaveAttribute(
      'href',
      '/profile/videos/record?job=1',
    );
  });
});

describe('the button to apply', () => {
  it('shows that the person has applied, with a link to the application', () => {
    render(<Applied />);
    expect(screen.getByText('Candidature envoyée')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Suivre/ })).toHaveAttribute('href', '/applications');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that the job is closed', () => {
    render(<Closed />);
    expect(screen.getByText(/n’accepte plus de candidatures/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows why the application was not sent, and that nothing is lost', () => {
    render(<NotSent />);
    expect(screen.getByText(/Le serveur ne répond pas.*Votre lettre est gardée/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Postuler/ })).toBeInTheDocument();
  });

  it('says that the profile is empty, and links to the editor', async () => {
    const { unmount } = render(<NothingInTheProfile />);
    expect((await dialog()).getByRole('link', { name: 'Remplir mon profil' })).toHaveAttribute(
      'href',
      '/profile/edit?job=1',
    );
    unmount();
    render(<New />);
    expect((await dialog()).queryByRole('link', { name: 'Remplir mon profil' })).toBeNull();
  });
});
