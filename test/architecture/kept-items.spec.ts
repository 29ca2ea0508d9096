import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptItems } from '../../client/lib/consent/kept-items.js';

const client = join(import.meta.dirname, '../../client');
const sources = globSync('**/*.{ts,tsx}', { cwd: client, exclude: (name) => name === 'spec-support' })
  .filter((file) => !/\.(spec|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(client, file), 'utf8') }));

/** Files that write to the browser's storages, with the names that they write. */
const writers: Readonly<Record<string, readonly string[]>> = {
  'features/auth/google/google-request.ts': ['google_sign_in'],
  'features/auth/pages/CompanySignInPage.tsx': ['company_sign_in_next'],
  'features/jobs/domain/recent-searches.ts': ['recent_searches'],
  'features/messages/domain/outgoing-messages.ts': ['outgoing-messages:…'],
  'features/shares/pages/SharedPage.tsx': ['entrevue.shared-link'],
  'features/team/pages/JoinTeamPage.tsx': ['entrevue.team-invitation'],
  'features/videos/recorder/blur-choice.ts': ['recorder_blur'],
  'features/videos/recorder/use-hints.ts': ['recorder_hints'],
  'lib/data-saver.ts': ['data_saver'],
  'lib/drafts.ts': ['draft:…'],
  'lib/i18n.ts': ['language'],
  'lib/idempotency-keys.ts': ['idempotency:…'],
  'lib/language.ts': ['language', 'page_language'],
  'lib/privacy-policy.ts': ['privacy_policy_read'],
  'lib/push/push-device.ts': ['push_choice'],
  'lib/session/session-store.ts': ['auth_token', 'user', 'last_activity'],
  'lib/session/under-prefix.ts': ['handover.…'],
  'lib/shortcuts.ts': ['single-key-shortcuts'],
  'lib/unfinished-uploads.ts': ['unfinished_upload'],
  'lib/watched-positions.ts': ['watched_positions'],
  'start/switches.ts': ['language', 'theme'],
};
/** Names in databases and caches of the browser. */
const elsewhere = ['recordings', 'kept-uploads', 'own-…', 'files-…, workbox-…', 'shared-resume'];

describe('the list of everything that the site keeps in a browser', () => {
  it('has the names of each file that writes to a storage', () => {
    const writing = sources.filter(({ text }) => /\.setItem\(/.test(text)).map(({ file }) => file);
    expect(writing.sort()).toEqual(Object.keys(writers).sort());
    const kept = keptItems.filter(({ place }) => place !== 'cookie').map(({ name }) => name);
    expect(new Set(kept)).toEqual(new Set([...Object.values(writers).flat(), ...elsewhere]));
  });

  it('names what the files write', () => {
    const written = (name: string): boolean => {
      const start = name.replace(/….*$/, '');
      return sources.some(
        ({ file, text }) =>
          file !== 'lib/consent/kept-items.ts' && [`'${start}'`, `\`${start}`].some((quoted) => text.includes(quoted)),
      );
    };
    const names = [...Object.values(writers).flat(), ...elsewhere];
    expect(names.filter((name) => !written(name))).toEqual([]);
  });
});
