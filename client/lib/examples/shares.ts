import type { LinkDetail, ShareLinkAnswer } from '@modules/shares/http/share-links.contract';
import type { SharedPage } from '@modules/shares/http/shared.contract';
import type { Language } from '../i18n';
import { peopleFound } from './candidate-search';

const linkOf = (number: number, facts: Partial<ShareLinkAnswer>): ShareLinkAnswer => ({
  id: `0199f0c2-0000-7000-8000-00000000f00${number}`,
  name: 'Pour la direction',
  shown: 'MASKED',
  state: 'OPEN',
  has_password: false,
  made_by: 'Régine Recruteuse',
  created_at: '2026-11-10T15:00:00.000Z',
  expires_at: '2026-11-17T15:00:00.000Z',
  views: 0,
  last_viewed_at: null,
  people: 3,
  answers: 0,
  ...facts,
});

/** Links of a company in every state, newest first, for stories and specs. */
export function shareLinks(language: Language): readonly ShareLinkAnswer[] {
  const say = (fr: string, en: string): string => (language === 'fr' ? fr : en);
  return [
    linkOf(1, {
      name: say('Pour la direction', 'For the management'),
      shown: 'OPEN',
      has_password: true,
      views: 4,
      last_viewed_at: '2026-11-12T09:00:00.000Z',
      answers: 2,
    }),
    linkOf(2, { name: say('Équipe de nuit', 'Night shift') }),
    linkOf(3, {
      name: say('Client', 'Client'),
      state: 'REVOKED',
      views: 1,
      last_viewed_at: '2026-11-11T09:00:00.000Z',
    }),
    linkOf(4, { name: say('Octobre', 'October'), state: 'EXPIRED', made_by: null, people: 0 }),
  ];
}

export function linkAnswers(language: Language): LinkDetail {
  const [masked, other, , open] = peopleFound(language);
  const say = (fr: string, en: string): string => (language === 'fr' ? fr : en);
  const [link] = shareLinks(language);
  if (!link || !masked || !other || !open) throw new Error('no example');
  const feedback = (number: number, rating: number, note: string | null, author: string | null) => ({
    id: `0199f0c2-0000-7000-8000-00000000f10${number}`,
    rating,
    note,
    author,
    created_at: '2026-11-12T09:10:00.000Z',
  });
  return {
    link,
    people: [
      { user: open, feedback: [feedback(1, 5, say('À rencontrer cette semaine.', 'Let us meet this week.'), 'Paul')] },
      { user: masked, feedback: [feedback(2, 3, null, null)] },
      { user: other, feedback: [] },
    ],
  };
}

/** Page of a share link: one person open, the others masked. */
export function sharedProfiles(language: Language): SharedPage {
  return {
    company: { name: 'Hôpital Mont-Blanc' },
    expires_at: '2026-11-17T15:00:00.000Z',
    people: peopleFound(language)
      .slice(0, 4)
      .map((user, index) => {
        const { full_name, location, bio, experience, skills, years_experience } = user;
        const id = `0199f0c2-0000-7000-8000-00000000f20${index}`;
        const words = { id, full_name, location, bio, experience, skills, years_experience };
        if (user.is_masked) return { ...words, is_masked: true as const };
        const videos = user.video_profiles.map(({ id: videoId, kind, title, duration }) => ({
          id: videoId,
          kind,
          title,
          duration,
          answers: [],
        }));
        return { ...words, is_masked: false as const, title: user.title, videos };
      }),
  };
}
