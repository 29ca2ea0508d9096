import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from '../sections/NotificationsSectionView.stories';

const { Seeker, NotSaved } = storiesOf(stories);
const messages = () => screen.getByRole('switch', { name: 'Messages' });

describe('a preference switch', () => {
  it('moves at once and saves in the background', async () => {
    const onChange = jest.fn<(name: string, wanted: boolean) => Promise<void>>(() => Promise.resolve());
    render(<Seeker onChange={onChange} />);
    await userEvent.click(messages());
    expect(onChange.mock.calls).toEqual([['email_messages', false]]);
    expect(await screen.findByText('Enregistré.')).toBeInTheDocument();
  });

  it('moves back and shows an error if saving fails', async () => {
    render(<NotSaved />);
    await userEvent.click(messages());
    expect(await screen.findByText(/Le serveur ne répond pas/)).toBeInTheDocument();
    expect(messages()).toBeChecked();
    expect(messages()).toBeEnabled();
  });

  it('ends at the last choice, with one call after the other', async () => {
    const answers: (() => void)[] = [];
    const onChange = jest.fn<(name: string, wanted: boolean) => Promise<void>>(
      () => new Promise((resolve) => answers.push(resolve)),
    );
    render(<Seeker onChange={onChange} />);
    await userEvent.click(messages());
    await userEvent.click(messages());
    expect(messages()).toBeChecked();
    expect(onChange.mock.calls).toEqual([['email_messages', false]]);
    await act(async () => answers[0]?.());
    expect(onChange.mock.calls.at(-1)).toEqual(['email_messages', true]);
    await act(async () => answers[1]?.());
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Enregistré.')).toBeInTheDocument();
  });
});
