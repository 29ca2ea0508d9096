import { promisesIn } from '@modules/identity/domain/who-sees-what-words.contract';
import type { CandidateMessages } from './messages';

const seen = promisesIn.en;

export const en: CandidateMessages = {
  title: 'Profile',
  breadcrumb: 'Candidates',
  loading: 'Loading the profile',
  failed: 'Failed to load profile.',
  goneTitle: 'This profile is not available',
  gone: 'The person may have hidden or removed it. Nothing was charged.',
  back: 'Back to the candidates',

  years_one: '{count} year of experience',
  years_other: '{count} years of experience',
  'masked.badge': 'Masked profile',
  'masked.explain': `During your reservation, you see ${seen.shown('RESERVED', 'other', ['name', 'photo', 'email', 'resume', 'video'])}. Once the person says yes or applies to your company, you also see ${seen.hidden('RESERVED', 'other')}.`,
  'masked.video': 'Video visible after reserving',
  'masked.noVideo': 'No introduction yet',
  'masked.more': 'You can read the rest once the profile is open.',

  'section.videos': 'Videos',
  'section.bio': 'Introduction',
  'section.experience': 'Experience',
  'section.skills': 'Skills',
  'section.contact': 'Contact',
  'section.details': 'Preferences',
  none: 'not specified',
  'contact.email': 'Email',
  'contact.phone': 'Phone',
  'contact.resume': 'Résumé',
  'contact.resumeSize': '{name} ({size})',
  'contact.locked': 'Email, phone and résumé stay masked.',
  'details.locked': 'Availability, desired pay and conditions stay masked.',

  'video.watch': 'Watch',
  'video.heading': 'To watch',
  'video.count_one': '{count} video',
  'video.count_other': '{count} videos',
  'video.failed': 'The video cannot be shown.',
  'presentation.count_one': '{count} introduction',
  'presentation.count_other': '{count} introductions',
  'presentation.heading': 'To discover',
  'presentation.section': 'Introductions',
  'presentation.locked': 'Introduction visible after reserving',

  'status.RESERVED': 'Reserved',
  'status.MATCHED': 'Match',
  'status.APPLICATION_SENT': 'Has applied',
  'status.INTERVIEW_SCHEDULED': 'Interview scheduled',
  'status.OFFER_MADE': 'Offer made',
  'status.HIRED': 'Hired',
  'status.since': 'Since {date}',
  'status.left': '{time} left',
  'status.thenClosed': 'Without an answer, the profile closes again.',
  'status.over': 'Time is up: the profile is closing.',

  manageReservation: 'Manage the reservation',
  'access.notForSale': 'Single videos of this person cannot be bought. Reserve the profile: its videos open with it.',
  'access.see': 'Watch the video',
  'access.title': 'Watch “{title}”?',
  'access.warning': 'The video shows the person: face, voice, perhaps the name. The rest of the profile stays masked.',
  'access.told':
    'The credit is spent right away and is not refunded; your company can watch the video again without paying twice. The person receives a notification with the name of your company. If they change their mind, the video stops playing.',
  'access.paid_one': '{count} credit spent. The video is open.',
  'access.paid_other': '{count} credits spent. The video is open.',
  'access.alreadyPaid': 'Already paid: nothing was charged.',
  'access.failed': 'The video could not be opened.',
  'access.see.AUDIO': 'Listen to the recording',
  'access.see.TEXT': 'Read the introduction',
  'access.warning.AUDIO':
    'The recording lets you hear the person: voice, perhaps the name. The rest of the profile stays masked.',
  'access.warning.TEXT':
    'The introduction contains the person’s own words, without name and contact details. The rest of the profile stays masked.',
  'access.toldOther':
    'The credit is spent right away and is not refunded; your company can open the introduction again without paying twice. The person receives a notification with the name of your company. If they change their mind, it closes.',
  'access.paidOther_one': '{count} credit spent. The introduction is open.',
  'access.paidOther_other': '{count} credits spent. The introduction is open.',
  'access.failedOther': 'The introduction could not be opened.',
  'access.notForSaleOther':
    'This person’s introductions are not sold one by one. Reserve the profile: they open with it.',

  'preview.title': 'What recruiters see',
  'preview.lead': 'The exact page, first masked, then open.',
  'preview.profile': 'My profile',
  'preview.edit': 'Complete my profile',
  'preview.choose': 'Version to show',
  'preview.before': 'Masked',
  'preview.after': 'Open',
  'preview.beforeText': `Every verified recruiter who finds you sees this page. Your videos play for ${seen.opensTo('video')}.`,
  'preview.afterText': `This page is seen by ${seen.opensTo('email')}. During a reservation it does not show ${seen.hidden('RESERVED')}.`,
  'preview.hidden': 'Your profile is hidden: nobody sees this page for now.',
};
