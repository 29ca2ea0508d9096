import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../lib/spec-support/stories';
import * as stories from './VideoSaleCard.stories';

const { Unanswered, Allowed, NotSaved } = storiesOf(stories);

describe('the question about the sale of one video', () => {
  it('preselects nothing, and explains that no answer means no', () => {
    render(<Unanswered />);
    for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked();
    expect(screen.getByText('Sans réponse de votre part, c’est non.')).toBeVisible();
  });

  it.each([
    ['Oui, je le permets', true],
    ['Non', false],
  ])('saves %s at once', async (name, allowed) => {
    const onAnswer = jest.fn(() => Promise.resolve());
    render(<Unanswered onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(onAnswer.mock.calls).toEqual([[allowed]]);
  });

  it('shows the earlier answer, and the effect of changing it to no', () => {
    render(<Allowed />);
    expect(screen.getByRole('radio', { name: 'Oui, je le permets' })).toBeChecked();
    expect(screen.getByText(/Si vous dites non plus tard/)).toBeVisible();
  });

  it('restores the old answer if saving fails', async () => {
    render(<NotSaved />);
    await userEvent.click(screen.getByRole('radio', { name: 'Oui, je le permets' }));
    await screen.findByText(/n’a pas pu être enregistrée/);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Oui, je le permets' })).not.toBeChecked());
  });
});
