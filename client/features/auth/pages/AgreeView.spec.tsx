import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './AgreeView.stories';

const { Asked } = storiesOf(stories);

describe('the consents of an older account', () => {
  it('are recorded once both boxes are ticked, and never before', async () => {
    const onAgree = jest.fn(() => Promise.resolve());
    render(<Asked onAgree={onAgree} />);
    const [adult, terms] = screen.getAllByRole('checkbox');
    const submit = screen.getByRole('button', { name: 'Continuer' });
    await userEvent.click(submit);
    if (adult) await userEvent.click(adult);
    await userEvent.click(submit);
    expect(onAgree).not.toHaveBeenCalled();
    if (terms) await userEvent.click(terms);
    await userEvent.click(submit);
    expect(onAgree).toHaveBeenCalledTimes(1);
  });
});
