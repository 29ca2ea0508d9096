import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { newInquiry } from '../../../lib/examples/bookings';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './InquiriesView.stories';

const { Waiting } = storiesOf(stories);
const change = () => jest.fn(() => Promise.resolve());
const press = async (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the queue of inquiries', () => {
  it('shows the remaining hours of 24, and late ones', () => {
    render(<Waiting />);
    expect(screen.getByText(/Temps restant sur 24.h/)).toBeInTheDocument();
    expect(screen.getByText(/18 heures/)).toBeInTheDocument();
    expect(screen.getByText('En retard de')).toBeInTheDocument();
  });

  it('invites after a confirmation that shows the email address', async () => {
    const onChange = change();
    render(<Waiting onChange={onChange} />);
    await press(/^Inviter à recruter.*Boulangerie/);
    const asked = await dialog();
    expect(asked.getByText(/nadia@boulangerie.example/)).toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: 'Inviter à recruter' }));
    await waitFor(() => expect(onChange.mock.calls).toEqual([[newInquiry.id, { action: 'CONVERTED', note: null }]]));
  });

  it('adds only a note with text', async () => {
    const onChange = change();
    render(<Waiting onChange={onChange} />);
    await press(/^Ajouter une note.*Boulangerie/);
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Ajouter une note' }));
    expect(await asked.findByText('Écrivez la note.')).toBeInTheDocument();
    await userEvent.type(asked.getByRole('textbox'), 'Rappeler lundi.');
    await userEvent.click(asked.getByRole('button', { name: 'Ajouter une note' }));
    await waitFor(() =>
      expect(onChange.mock.calls).toEqual([[newInquiry.id, { action: 'NOTE', note: 'Rappeler lundi.' }]]),
    );
  });

  it('says that another operator was faster, and keeps the note', async () => {
    const onChange = () => Promise.reject(new ApiError(409, 'BOOKINGS.INQUIRY_ACTION_REFUSED', 'Déjà traitée.'));
    render(<Waiting onChange={onChange} />);
    await press(/^Marquer comme traitée.*Boulangerie/);
    const asked = await dialog();
    await userEvent.type(asked.getByRole('textbox'), 'Appelée.');
    await userEvent.click(asked.getByRole('button', { name: 'Marquer comme traitée' }));
    expect(await asked.findByText('Déjà traitée.')).toBeInTheDocument();
    expect(asked.getByRole('textbox')).toHaveValue('Appelée.');
  });
});
