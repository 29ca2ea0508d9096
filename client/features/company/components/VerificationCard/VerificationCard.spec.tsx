import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './VerificationCard.stories';

const { InReview, Refused, EnteringTheCode } = storiesOf(stories);
const nothing = (): Promise<void> => Promise.resolve();

describe('the verification of the person’s company', () => {
  it('shows why it was refused, and requests a new review', async () => {
    const onChange = jest.fn(nothing);
    render(<Refused onChange={onChange} />);
    expect(screen.getByText(/site Web ne répond pas/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Demander un nouvel examen' }));
    expect(onChange.mock.calls).toEqual([[{ ask_review: true }]]);
  });

  it('saves a registry number, and clears it', async () => {
    const onChange = jest.fn(nothing);
    render(<InReview onChange={onChange} />);
    for (const typed of ['1140123456', '']) {
      await userEvent.click(screen.getByRole('button', { name: 'Indiquer le NEQ' }));
      const dialog = within(screen.getByRole('dialog'));
      if (typed !== '') await userEvent.type(dialog.getByRole('textbox'), typed);
      await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(onChange.mock.calls).toEqual([[{ neq: '1140123456' }], [{ neq: null }]]);
  });

  it('sends a code to an email address, and accepts the code', async () => {
    const onAskCode = jest.fn(nothing);
    const { unmount } = render(<InReview onAskCode={onAskCode} />);
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer un domaine de courriel' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'rh@montblanc.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer le code' }));
    expect(onAskCode.mock.calls).toEqual([['rh@montblanc.example']]);
    unmount();

    const onProve = jest.fn(nothing);
    render(<EnteringTheCode onProve={onProve} />);
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer un domaine de courriel' }));
    const second = within(screen.getByRole('dialog'));
    await userEvent.type(second.getByRole('textbox'), '1234 5678');
    await userEvent.click(second.getByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(onProve.mock.calls).toEqual([['1234 5678']]));
  });
});
