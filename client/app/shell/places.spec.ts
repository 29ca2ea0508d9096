import type { Text } from '../../lib/i18n';
import { paths } from '../../lib/paths';
import type { AppMessages } from '../messages/messages';
import { bottomPlaces, headerPlaces } from './places';

const text: Text<AppMessages> = (key) => key;
const hrefs = (mayWrite: boolean) => bottomPlaces('RECRUITER', text, { mayWrite }).map(({ href }) => href);

describe('the header', () => {
  it.each([
    [null, ['/jobs', '/for-job-seekers', '/for-companies', '/events', '/about']],
    ['JOB_SEEKER', ['/dashboard', '/jobs', '/matches', '/reservations', '/applications', '/profile/videos']],
    // Messages and credits are separate, with their counts.
    [
      'RECRUITER',
      [
        '/recruiter/dashboard',
        '/recruiter/jobs',
        '/recruiter/candidates',
        '/recruiter/reservations',
        '/recruiter/profile',
        '/settings',
      ],
    ],
  ] as const)('leads %s to the places of that role', (userType, places) => {
    expect(headerPlaces(userType, text).map(({ href }) => href)).toEqual(places);
  });
});

describe('the bar of a phone', () => {
  it('contains messages for people who can have conversations', () => {
    expect(hrefs(true)).toContain(paths.messages);
  });

  it('leaves them out for people who cannot write yet', () => {
    expect(hrefs(false)).not.toContain(paths.messages);
    expect(hrefs(false)).toContain(paths.profile);
  });
});
