import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './ResumeField.stories';
import type { SendResume } from './use-resume-upload';

const { None, Present } = storiesOf(stories);
const file = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
const choose = (chosen = file): void => {
  const input = document.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [chosen] } });
};

describe('the résumé', () => {
  it('is uploaded immediately, and stopped by its button', async () => {
    let stopped = false;
    const onSend: SendResume = (_, onPercent, signal) =>
      new Promise((_resolve, reject) => {
        onPercent(46);
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
    render(<None onSend={onSend} />);
    choose();
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '46');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(stopped).toBe(true);
    expect(screen.getByText('Ajouter un CV')).toBeVisible();
  });

  it('is not uploaded if it is too large or of another type', () => {
    const onSend = jest.fn<SendResume>(() => Promise.resolve());
    render(<None onSend={onSend} />);
    choose(new File(['x'], 'cv.odt', { type: 'application/vnd.oasis.opendocument.text' }));
    expect(screen.getByText(/Formats acceptés\s: PDF, DOCX/)).toBeVisible();
    const large = new File(['x'], 'cv.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 10 * 1024 ** 2 + 1 });
    choose(large);
    expect(screen.getByText(/la limite est de 10\sMo/)).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('is removed after a confirmation', async () => {
    const onRemove = jest.fn(() => Promise.resolve());
    render(<Present onRemove={onRemove} />);
    expect(screen.getByText(/ajouté le 2 novembre 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});
