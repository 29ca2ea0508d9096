import {
  BIO_PREVIEW,
  EXPERIENCE_PREVIEW,
  type Field,
  fields,
  type Onlooker,
  onlookers,
  prices,
  RESERVATION_HOURS,
  type Shown,
  whoSeesWhat,
} from '../../server/modules/identity/domain/who-sees-what.contract.js';

const fieldNames: Readonly<Record<Field, string>> = {
  name: 'name',
  title: 'job title',
  photo: 'photo',
  email: 'email',
  phone: 'phone number',
  location: 'location',
  bio: 'introduction',
  experience: 'experience',
  years_experience: 'years of experience',
  skills: 'skills',
  availability: 'availability',
  wishes: 'preferences (pay, conditions)',
  resume: 'résumé',
  video_titles: 'titles and lengths of videos',
  video_poster: 'picture of a video',
  video_stream: 'video, image and sound',
  video_summary: 'summary and keywords of a video',
  video_transcript: 'transcript of a video',
  video_description: 'description of a video',
  video_chapters: 'chapters of a video',
  video_answers: 'typed answers of a video',
};

const onlookerNames: Readonly<Record<Onlooker, string>> = {
  ANYBODY: 'anybody else',
  MASKED: 'approved recruiter, profile masked',
  VIDEO_BUYER: 'company that bought one video',
  RESERVED: `reservation that waits (${RESERVATION_HOURS} h)`,
  MATCHED: 'after the person’s yes',
  APPLICATION_SENT: 'company they applied with',
  INTERVIEW_SCHEDULED: 'interview',
  OFFER_MADE: 'offer',
  HIRED: 'hire',
};

const shownAs = (field: Field, shown: Shown): string => {
  switch (shown) {
    case 'NOTHING':
      return '–';
    case 'INITIALS':
      return 'initials';
    case 'FIRST_WORD':
      return 'first word';
    case 'BEGINNING':
      return `first ${field === 'bio' ? BIO_PREVIEW : EXPERIENCE_PREVIEW} characters`;
    case 'THAT_VIDEO':
      return 'of that video';
    case 'ALL':
      return 'yes';
  }
};

const priceOf = (onlooker: Onlooker): string =>
  (prices[onlooker] ?? [])
    .map(({ act, credits, spent }) => `${act} ${credits}${spent === 'ON_YES' ? ', spent on a yes' : ''}`)
    .join(' or ') || '–';

export const TABLE_BEGINS = '<!-- who sees what: written by `npm run docs:privacy` -->';
export const TABLE_ENDS = '<!-- end of who sees what -->';

/** The table of docs/privacy.md, as markdown. */
export function privacyTable(): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(['', ...onlookers.map((each) => onlookerNames[each])]),
    row(['---', ...onlookers.map(() => '---')]),
    ...fields.map((field) =>
      row([fieldNames[field], ...onlookers.map((each) => shownAs(field, whoSeesWhat[field][each]))]),
    ),
    row(['price in credits', ...onlookers.map(priceOf)]),
  ].join('\n');
}

/** The document with the code's table between its two markers. */
export function withTable(document: string): string {
  const [before, rest] = document.split(TABLE_BEGINS);
  const after = rest?.split(TABLE_ENDS)[1];
  if (before === undefined || after === undefined) throw new Error('docs/privacy.md has no marks for the table');
  return `${before}${TABLE_BEGINS}\n\n${privacyTable()}\n\n${TABLE_ENDS}${after}`;
}
