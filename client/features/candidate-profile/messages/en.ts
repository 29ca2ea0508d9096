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
  'masked.explain': `During your reservation, you see ${seen.shown('RESERVED', 'other', ['name', 'photo', 'email', 'resume', 'video'])}. Once the person says yes or applies with you, you also see ${seen.hidden('RESERVED', 'other')}.`,
  'masked.video': 'Video visible after reserving',
  'masked.noVideo': 'No video yet',
  'masked.more': 'The rest can be read once the profile is open.',

  'section.videos': 'Videos',
  'section.bio': 'Introduction',
  'section.experience': 'Experience',
  'section.skills': 'Skills',
  'section.contact': 'Contact',
  'section.details': 'Wishes',
  none: 'not given',
  'contact.email': 'Email',
  'contact.phone': 'Phone',
  'contact.resume': 'Résumé',
  'contact.resumeSize': '{name} ({size})',
  'contact.locked': 'Email, phone and résumé stay closed.',
  'details.locked': 'Availability, pay wanted and conditions stay closed.',

  'video.watch': 'Watch',
  'video.heading': 'To watch',
  'video.count_one': '{count} video',
  'video.count_other': '{count} videos',
  'video.failed': 'The video cannot be shown.',

  'status.RESERVED': 'Reserved',
  'status.MATCHED': 'Yes on both sides',
  'status.APPLICATION_SENT': 'Applied with you',
  'status.INTERVIEW_SCHEDULED': 'Interview planned',
  'status.OFFER_MADE': 'Offer made',
  'status.HIRED': 'Hired',
  'status.since': 'Since {date}',
  'status.left': '{time} left',
  'status.thenClosed': 'Without an answer, the profile closes again.',
  'status.over': 'The time is over: the profile is closing.',

  manageReservation: 'Manage the reservation',
  'access.notForSale':
    'This person does not allow the purchase of single videos. Reserve the profile: its videos open with it.',
  'access.see': 'Watch the video',
  'access.title': 'Watch “{title}”?',
  'access.warning': 'The video shows the person: face, voice, perhaps the name. The rest of the profile stays masked.',
  'access.told':
    'The credit is spent at once and does not come back; your company can watch the video again without paying twice. The person receives a notification with the name of your company. If they change their mind, the video stops playing.',
  'access.paid_one': '{count} credit spent. The video is open.',
  'access.paid_other': '{count} credits spent. The video is open.',
  'access.alreadyPaid': 'Already paid for: nothing was charged.',
  'access.failed': 'The video could not be opened.',

  'preview.title': 'What recruiters see',
  'preview.lead': 'The exact page, masked and open.',
  'preview.profile': 'My profile',
  'preview.edit': 'Complete my profile',
  'preview.choose': 'Version to show',
  'preview.before': 'Masked',
  'preview.after': 'Open',
  'preview.beforeText': `Every verified recruiter who finds you sees this page. Your videos play for ${seen.opensTo('video')}.`,
  'preview.afterText': `This page is seen by ${seen.opensTo('email')}. During a reservation it does not show ${seen.hidden('RESERVED')}.`,
  'preview.hidden': 'Your profile is hidden: nobody sees this page for now.',
};
