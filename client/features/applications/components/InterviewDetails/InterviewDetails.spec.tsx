import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './InterviewDetails.stories';

const { RoomIsOpen, WasHeld, WasRecorded } = storiesOf(stories);
const link = (name: RegExp) => screen.queryByRole('link', { name });

describe('the links of an interview', () => {
  it('lead to its room while it is open, and to recordings only if there are some', () => {
    const open = render(<RoomIsOpen />);
    expect([link(/Joindre/), link(/Enregistrements/)]).toEqual([expect.anything(), null]);
    open.unmount();
    const held = render(<WasHeld />);
    expect([link(/Joindre/), link(/Enregistrements/)]).toEqual([null, null]);
    held.unmount();
    render(<WasRecorded />);
    expect(link(/Enregistrements/)).toBeVisible();
  });
});
