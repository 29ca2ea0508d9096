/**
 * The only table of who sees which fields of a seeker, when, and at what price. Screens, emails, the privacy policy and docs/privacy.md
 * take their sentences from it, and `test/http/identity/who-sees-what.http-spec.ts` compares each cell with the server's answers.
 */

/** Length of previews of a masked person's texts, in UTF-16 units. */
export const BIO_PREVIEW = 100;
export const EXPERIENCE_PREVIEW = 150;

/** Hours until a profile opened by a reservation closes. */
export const RESERVATION_HOURS = 72;

/** Onlookers from the least to the most access. The types in `interaction.ts` have their own names. */
export const onlookers = [
  /** Everyone else: signed out, another seeker, an unapproved recruiter, a company the person hides from. */
  'ANYBODY',
  /** An approved recruiter, while the profile is visible. */
  'MASKED',
  /** A company that bought one video, with the person's consent. */
  'VIDEO_BUYER',
  'RESERVED',
  'MATCHED',
  'APPLICATION_SENT',
  'INTERVIEW_SCHEDULED',
  'OFFER_MADE',
  'HIRED',
] as const;
export type Onlooker = (typeof onlookers)[number];

/** How much of a field is shown. `THAT_VIDEO`: only the video that was bought. */
export type Shown = 'NOTHING' | 'INITIALS' | 'FIRST_WORD' | 'BEGINNING' | 'THAT_VIDEO' | 'ALL';

/** Fields of a seeker. Fields of one group share a word, because they are shown together. */
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
  // A reservation is a question: the company may not call before the person said yes.
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

/** When credits are spent: `AT_ONCE`, or held and spent `ON_YES`. */
interface Price {
  readonly act: 'VIDEO_ACCESS' | 'RESERVATION' | 'MATCH_UNLOCK';
  readonly credits: number;
  readonly spent: 'AT_ONCE' | 'ON_YES';
}

/** The price that a company pays to become this onlooker; absent: nothing. The person never pays. */
export const prices: Readonly<Partial<Record<Onlooker, readonly Price[]>>> = {
  VIDEO_BUYER: [{ act: 'VIDEO_ACCESS', credits: 1, spent: 'AT_ONCE' }],
  RESERVED: [{ act: 'RESERVATION', credits: 1, spent: 'ON_YES' }],
  MATCHED: [
    { act: 'RESERVATION', credits: 1, spent: 'ON_YES' },
    { act: 'MATCH_UNLOCK', credits: 2, spent: 'AT_ONCE' },
  ],
};
