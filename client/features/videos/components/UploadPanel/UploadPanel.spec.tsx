import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../../lib/spec-support/stories';
import type { NewVideo } from '../../api/running-upload';
import * as stories from './UploadPanel.stories';

const { Choosing, ConnectionCut, NoneLeftToday, Sending, SendingInTheBackground, UnfinishedBefore } =
  storiesOf(stories);

const chooser = () => {
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  return input;
};
const clip = new File([new Uint8Array(10)], 'ma-presentation_1.mp4', { type: 'video/mp4' });

describe('adding a video', () => {
  it('suggests the file name as the title and sends it with the chosen quality', async () => {
    const onUpload = jest.fn<(video: NewVideo) => void>();
    render(<Choosing onUpload={onUpload} />);
    await userEvent.upload(chooser(), clip);
    expect(screen.getByLabelText(/^Titre/)).toHaveValue('ma presentation 1');
    await userEvent.selectOptions(screen.getByLabelText(/^Qualité/), 'high');
    const send = screen.getByRole('button', { name: 'Envoyer la vidéo' });
    expect(send).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Texte de la question 1'), 'Qui êtes-vous ?');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer les questions' }));
    expect(await screen.findByText('1 question prête.')).toBeVisible();
    await userEvent.click(send);
    expect(onUpload.mock.calls[0]?.[0]).toMatchObject({
      file: clip,
      title: 'ma presentation 1',
      quality: 'high',
      questions: [{ question_text: 'Qui êtes-vous ?', timestamp_start: 0, order: 0 }],
    });
  });

  it('locks the upload while its questions are edited, and drops them with another file', async () => {
    render(<Choosing />);
    await userEvent.upload(chooser(), clip);
    await userEvent.type(screen.getByLabelText('Texte de la question 1'), 'Qui êtes-vous ?');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer les questions' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier les questions' }));
    expect(screen.getByRole('button', { name: 'Envoyer la vidéo' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Choisir un autre fichier' }));
    await userEvent.upload(chooser(), clip);
    expect(screen.getByLabelText('Texte de la question 1')).toHaveValue('');
  });

  it('explains for each file why it cannot be sent', async () => {
    render(<Choosing />);
    const choose = userEvent.setup({ applyAccept: false });
    await choose.upload(chooser(), new File(['rien'], 'notes.txt', { type: 'text/plain' }));
    expect(screen.getByText('Déposez un fichier vidéo.')).toBeVisible();
    await choose.upload(chooser(), new File(['film'], 'film.flv', { type: 'video/x-flv' }));
    expect(screen.getByText('Format non pris en charge. Utilisez MP4, WebM, MOV, AVI ou MKV.')).toBeVisible();
    const large = new File(['film'], 'film.mp4', { type: 'video/mp4' });
    Object.defineProperty(large, 'size', { value: 2 ** 31 });
    await choose.upload(chooser(), large);
    expect(screen.getByText(/^Fichier trop volumineux. La taille maximale est de/)).toBeVisible();
    await choose.upload(chooser(), clip);
    expect(screen.getByLabelText(/^Titre/)).toHaveValue('ma presentation 1');
  });

  it('resumes an interrupted upload', () => {
    render(<UnfinishedBefore />);
    expect(screen.getByText(/presentation-finale\.mp4.*Choisissez le même fichier/)).toBeVisible();
  });

  it('says whether the page may be closed', () => {
    const { unmount } = render(<Sending />);
    expect(screen.getByText(/gardez cet onglet ouvert/)).toBeVisible();
    unmount();
    render(<SendingInTheBackground />);
    expect(screen.getByText(/Vous pouvez fermer cette page/)).toBeVisible();
    expect(screen.queryByText(/gardez cet onglet ouvert/)).toBeNull();
  });

  it('retries the same file after an error', async () => {
    const onUpload = jest.fn<(video: NewVideo) => void>();
    render(<ConnectionCut onUpload={onUpload} />);
    expect(screen.getByText(/connexion a été coupée/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Réessayer/ }));
    expect(onUpload.mock.calls[0]?.[0].file.name).toBe('presentation-finale.mp4');
  });

  it('accepts no file when the daily upload limit is reached', () => {
    render(<NoneLeftToday />);
    expect(document.querySelector('input[type="file"]')).toBeNull();
    expect(screen.getByText(/Revenez demain/)).toBeInTheDocument();
  });
});
