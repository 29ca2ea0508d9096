import { jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import { formatNames, isAccepted, rejectionOf } from './file-check';
import * as stories from './FileDropzone.stories';

const { Waiting, RefusedByTheServer, WhileAnotherIsSent } = composeStories(stories);
const video = new File(['film'], 'moi.mp4', { type: 'video/mp4' });
const paper = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });

function field(): HTMLInputElement {
  return screen.getByLabelText('Votre vidéo de présentation', { selector: 'input' });
}

function drop(files: readonly File[]): void {
  const zone = field().parentElement as HTMLElement;
  const event = createEvent.drop(zone);
  Object.defineProperty(event, 'dataTransfer', { value: { files } });
  fireEvent(zone, event);
}

it('accepts a file chosen by its button', async () => {
  const onFile = jest.fn();
  render(<Waiting onFile={onFile} />);
  await userEvent.upload(field(), video);
  expect(onFile).toHaveBeenCalledWith(video);
});

it('accepts a dropped file', () => {
  const onFile = jest.fn();
  render(<Waiting onFile={onFile} />);
  drop([video]);
  expect(onFile).toHaveBeenCalledWith(video);
});

it('gives the reason when it refuses a file', () => {
  const onFile = jest.fn();
  const onReject = jest.fn();
  render(<Waiting onFile={onFile} onReject={onReject} maxBytes={2} />);
  drop([paper]);
  expect(
    screen.getByText(/Ce type de fichier n’est pas accepté\. Formats acceptés\s: MP4, WEBM, MOV, AVI, MKV\./),
  ).toBeVisible();
  drop([video]);
  expect(screen.getByText(/Ce fichier pèse 4\so; la limite est de 2\so\./)).toBeVisible();
  drop([video, video]);
  expect(screen.getByText('Déposez un seul fichier à la fois.')).toBeVisible();
  expect(onFile).not.toHaveBeenCalled();
  expect(onReject.mock.calls.map(([rejection]) => (rejection as { reason: string }).reason)).toEqual([
    'type',
    'size',
    'several',
  ]);
});

it('leaves the check to the parent if asked to', () => {
  const onFile = jest.fn();
  render(<Waiting onFile={onFile} isJudgedElsewhere />);
  drop([paper]);
  expect(onFile).toHaveBeenCalledWith(paper);
  drop([video, video]);
  expect(screen.getByText('Déposez un seul fichier à la fois.')).toBeVisible();
});

it('shows the server’s error about the file', () => {
  render(<RefusedByTheServer />);
  expect(screen.getByText('Ce fichier ne contient pas d’image animée.')).toBeVisible();
});

it('accepts nothing while it is disabled', () => {
  const onFile = jest.fn();
  render(<WhileAnotherIsSent onFile={onFile} />);
  drop([video]);
  expect(onFile).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Choisir un fichier' })).toBeDisabled();
});

it.each([
  [{ name: 'a.MOV', type: '' }, ['.mov'], true],
  [{ name: 'a', type: 'video/webm' }, ['video/*'], true],
  [{ name: 'a.mp4.exe', type: 'application/x-msdownload' }, ['video/mp4', '.mp4'], false],
])('checks %p by %p', (file, accept, accepted) => {
  expect(isAccepted(file, accept)).toBe(accepted);
});

it('ignores a drop without files', () => {
  expect(rejectionOf([], ['video/*'])).toEqual({ reason: 'several' });
  expect(formatNames(['video/mp4'])).toBe('video/mp4');
});
