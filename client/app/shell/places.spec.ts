import type { Text } from '../../lib/i18n';
import { paths } from '../../lib/paths';
import type { AppMessages } from '../messages/messages';
import { bottomPlaces } from './places';

const text: Text<AppMessages> = (key) => key;
const hrefs = (mayWrite: boolean) => bottomPlaces('RECRUITER', text, { mayWrite }).map(({ href }) => href);

describe('the bar of a phone', () => {
  it('has the messages for who has conversations', () => {
    expect(hrefs(true)).toContain(paths.messages);
  });

  it('leaves them out for who may not write yet', () => {
    expect(hrefs(false)).not.toContain(paths.messages);
    expect(hrefs(false)).toContain(paths.profile);
  });
});
