import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InquiryReceived } from '@modules/bookings/http/inquiries.contract';
import { networkError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ContactView.stories';

const { Empty, ServiceFromTheAddress } = storiesOf(stories);
const received: InquiryReceived = {
  id: '0199f0c2-0000-7000-8000-0000000d0020',
  reply_by: '2026-12-08T10:00:00.000Z',
};

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Entreprise'), 'Boulangerie');
  await userEvent.type(screen.getByLabelText('Personne à joindre'), 'Nadia');
  await userEvent.type(screen.getByLabelText('Courriel'), 'nadia@boulangerie.example');
  await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'Bonjour');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));

describe('the contact form', () => {
  it('promises an answer once the server has received it', async () => {
    const onSend = jest.fn(() => Promise.resolve(received));
    window.scrollTo = () => undefined;
    render(<Empty onSend={onSend} />);
    await fillIn();
    await send();
    expect(await screen.findByText(/dans les 24.heures/)).toBeInTheDocument();
    expect(onSend.mock.calls).toEqual([
      [
        {
          company_name: 'Boulangerie',
          contact_person: 'Nadia',
          email: 'nadia@boulangerie.example',
          phone: null,
          employee_count: null,
          service: 'CUSTOM_SOLUTION',
          message: 'Bonjour',
        },
      ],
    ]);
  });

  it('requires a service', async () => {
    const onSend = jest.fn(() => Promise.resolve(received));
    render(<ServiceFromTheAddress onSend={onSend} />);
    expect(screen.getByLabelText('Service')).toHaveValue('CONSULTATION');
    await fillIn();
    await userEvent.selectOptions(screen.getByLabelText('Service'), '');
    await send();
    expect(screen.getByLabelText('Service')).toBeInvalid();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('keeps the typed text when the server is unavailable', async () => {
    render(<Empty onSend={() => Promise.reject(networkError())} />);
    await fillIn();
    await send();
    expect(await screen.findByText(/Ce que vous avez écrit est gardé/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Bonjour');
  });
});
