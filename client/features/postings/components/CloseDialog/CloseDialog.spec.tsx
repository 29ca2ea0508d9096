import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../../lib/spec-support/stories';
import type { CloseDialogProps } from './CloseDialog';
import * as stories from './CloseDialog.stories';

const { Ready } = storiesOf(stories);

describe('closing a posting', () => {
  it('needs a reason, says what applicants learn, and sends the note', async () => {
    const onClosePosting = jest.fn<CloseDialogProps['onClosePosting']>(() => Promise.resolve());
    render(<Ready onClosePosting={onClosePosting} />);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer l’offre' }));
    expect((await dialog.findAllByText('Choisissez une raison.')).length).toBeGreaterThan(0);
    expect(onClosePosting).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByLabelText(/^Raison/), 'FILLED_ELSEWHERE');
    expect(dialog.getByRole('status')).toHaveTextContent('le poste est pourvu');
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Une amie de Luc. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer l’offre' }));
    expect(onClosePosting).toHaveBeenCalledWith({ reason: 'FILLED_ELSEWHERE', note: 'Une amie de Luc.' });
  });
});
