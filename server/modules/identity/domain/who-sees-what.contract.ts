/**
 * Who sees what of a seeker, when, and at what price: the one table. Screens, emails, the privacy policy and docs/privacy.md take
 * their sentences from it, and `test/http/identity/who-sees-what.http-spec.ts` compares every cell with what the server sends.
 */

/** How much of a text somebody masked shows, in UTF-16 units. */
export const BIO_PREVIEW = 100;
export const EXPERIENCE_PREVIEW = 150;

/** Hours a reservation opens a profile before it closes by itself. */
export const RESERVATION_HOURS = 72;

/** Who looks, from the farthest to the closest. The types of `interaction.ts` have their own names. */
export const onlookers = [
  /** Anybody else: not signed in, another seeker, a recruiter not approved yet, a company the person hides from. */
  'ANYBODY',
  /** An approved recruiter, while the profile can be found. */
  'MASKED',
  /** A company that bought one video, which the person allowed. */
  'VIDEO_BUYER',
  'RESERVED',
  'MATCHED',
  'APPLICATION_SENT',
  'INTERVIEW_SCHEDULED',
  'OFFER_MADE',
  'HIRED',
] as const;
export type Onlooker = (typeof onlookers)[number];

/** How much of a field is shown. `THAT_VIDEO`: of the video that was bought, and of no other. */
export type Shown = 'NOTHING' | 'INITIALS' | 'FIRST_WORD' | 'BEGINNING' | 'THAT_VIDEO' | 'ALL';

/** What a seeker has here. Fields of one group are said in one word, because they are shown together. */
export const fieldGroups = {
  name: 'name',
  title: 'title',
  photo: 'photo',
  email: 'email',
  phone: 'phone',
  location: 'location',
  bio: 'bio',
  experience: 'experience',
  years_experience: 'years_experience',
  skills: 'skills',
  availability: 'availability',
  wishes: 'wishes',
  resume: 'resume',
  video_titles: 'video_titles',
  video_poster: 'video',
  video_stream: 'video',
  video_summary: 'video',
  video_transcript: 'video',
  video_description: 'video',
  video_chapters: 'video',
  video_answers: 'video',
} as const;
export type Field = keyof typeof fieldGroups;
export type FieldGroup = (typeof fieldGroups)[Field];
export const fields = Object.keys(fieldGroups) as readonly Field[];

type Row = Readonly<Record<Onlooker, Shown>>;

/** Masked as given; everything from the reservation on. */
const opensWithReservation = (masked: Shown, bought: Shown = masked): Row => ({
  ANYBODY: 'NOTHING',
  MASKED: masked,
  VIDEO_BUYER: bought,
  RESERVED: 'ALL',
  MATCHED: 'ALL',
  APPLICATION_SENT: 'ALL',
  INTERVIEW_SCHEDULED: 'ALL',
  OFFER_MADE: 'ALL',
  HIRED: 'ALL',
});

export const whoSeesWhat: Readonly<Record<Field, Row>> = {
  name: opensWithReservation('INITIALS'),
  title: opensWithReservation('NOTHING'),
  photo: opensWithReservation('NOTHING'),
  email: opensWithReservation('NOTHING'),
  // A reservation is a question: nobody is called before they said yes.
  phone: { ...opensWithReservation('NOTHING'), RESERVED: 'NOTHING' },
  location: opensWithReservation('FIRST_WORD'),
  bio: opensWithReservation('BEGINNING'),
  experience: opensWithReservation('BEGINNING'),
  years_experience: opensWithReservation('ALL'),
  skills: opensWithReservation('ALL'),
  availability: opensWithReservation('NOTHING'),
  wishes: opensWithReservation('NOTHING'),
  resume: opensWithReservation('NOTHING'),
  video_titles: opensWithReservation('ALL'),
  video_poster: opensWithReservation('NOTHING', 'THAT_VIDEO'),
  video_stream: opensWithReservation('NOTHING', 'THAT_VIDEO'),
  video_summary: opensWithReservation('NOTHING', 'THAT_VIDEO'),
  video_transcript: opensWithReservation('NOTHING', 'THAT_VIDEO'),
  video_description: opensWithReservation('NOTHING', 'THAT_VIDEO'),
  video_chapters: opensWithReservation('NOTHING', 'THAT_VIDEO'),
  video_answers: opensWithReservation('NOTHING', 'THAT_VIDEO'),
};

/** When credits leave: `AT_ONCE`, or set aside and spent `ON_YES`. */
interface Price {
  readonly act: 'VIDEO_ACCESS' | 'RESERVATION' | 'MATCH_UNLOCK';
  readonly credits: number;
  readonly spent: 'AT_ONCE' | 'ON_YES';
}

/** What brings a company there, and costs it; absent: nothing. The person never pays. */
export const prices: Readonly<Partial<Record<Onlooker, readonly Price[]>>> = {
  VIDEO_BUYER: [{ act: 'VIDEO_ACCESS', credits: 1, spent: 'AT_ONCE' }],
  RESERVED: [{ act: 'RESERVATION', credits: 1, spent: 'ON_YES' }],
  MATCHED: [
    { act: 'RESERVATION', credits: 1, spent: 'ON_YES' },
    { act: 'MATCH_UNLOCK', credits: 2, spent: 'AT_ONCE' },
  ],
};
