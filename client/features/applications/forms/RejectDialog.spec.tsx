import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { RejectDialogProps } from './RejectDialog';
import * as stories from './RejectDialog.stories';

const { Empty } = storiesOf(stories);
const refuse = () => userEvent.click(screen.getByRole('button', { name: 'Refuser la candidature' }));
const choose = (label: string) => userEvent.selectOptions(screen.getByLabelText(/^Texte du refus/), label);
const french = () => screen.getByLabelText<HTMLTextAreaElement>(/^Texte en français/);
const english = () => screen.getByLabelText<HTMLTextAreaElement>(/^Texte en anglais/);
const write = (field: HTMLTextAreaElement, value: string): boolean => fireEvent.change(field, { target: { value } });

describe('declining with a template', () => {
  it('sends its text, edited, in both languages, and shows what the person will read', async () => {
    const onReject = jest.fn<RejectDialogProps['onReject']>(() => Promise.resolve());
    render(<Empty onReject={onReject} />);
    await choose('Refus après entrevue');
    expect(french().value).toMatch(/^Bonjour {prénom},/);
    write(french(), 'Merci, {prénom}!');
    write(english(), '');
    expect(await screen.findByText('Merci, Camille!')).toBeVisible();
    await refuse();
    await waitFor(() =>
      expect(onReject.mock.calls).toEqual([[{ reason: null, words: { fr: 'Merci, {first_name}!', en: null } }]]),
    );
  });

  it('can start from our own words, and says where words in braces cannot be replaced', async () => {
    const onReject = jest.fn<RejectDialogProps['onReject']>(() => Promise.resolve());
    render(<Empty onReject={onReject} />);
    await choose('Texte d’Entrevue, à modifier');
    await waitFor(() => expect(french().value).toMatch(/^Hôpital Mont-Blanc vous remercie/));
    write(french(), 'Merci, {nom}!');
    await refuse();
    expect(await screen.findByText(/^{nom}, au caractère 8,/)).toBeVisible();
    write(french(), '');
    write(english(), '');
    await refuse();
    expect(await screen.findByText('Écrivez le texte dans au moins une langue.')).toBeVisible();
    expect(onReject).not.toHaveBeenCalled();
    await choose('Texte d’Entrevue');
    await refuse();
    await waitFor(() => expect(onReject.mock.calls).toEqual([[{ reason: null }]]));
  });
});

describe('when the person is told', () => {
  it('is in five minutes, or at a chosen time in Québec', async () => {
    const onReject = jest.fn<RejectDialogProps['onReject']>(() => Promise.resolve());
    render(<Empty onReject={onReject} />);
    const when = screen.getByLabelText(/^Quand la personne l’apprend/);
    expect(screen.getByText(/^La réponse part dans cinq minutes/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(/^Raison/), 'Sans raison');
    await userEvent.selectOptions(when, 'À un autre moment');
    expect(screen.getByText(/^La personne l’apprend au moment choisi/)).toBeVisible();
    await refuse();
    expect(onReject).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/^Date, dans les 14/), { target: { value: '2026-11-20' } });
    await refuse();
    await waitFor(() => expect(onReject.mock.calls).toEqual([[{ reason: null, tell_at: '2026-11-20T14:00:00.000Z' }]]));
  });
});
