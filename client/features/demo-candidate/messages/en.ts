import { promisesIn } from '@modules/identity/domain/who-sees-what-words.contract';
import type { DemoCandidateMessages } from './messages';

const seen = promisesIn.en;

export const en: DemoCandidateMessages = {
  title: 'Candidate #{id}',
  sample: 'Démo / Sample',
  sampleNotice:
    'This page shows an invented profile: neither the person nor the voice exists. It is here to show how a company meets a profile.',
  contact: `A reservation shows ${seen.shown('RESERVED', 'other', ['name', 'email'])}; ${seen.hidden('RESERVED', 'other')} appears when the person says yes.`,
  video: 'Video',
  'video.intro': 'Introduction (30 s)',
  'video.full': 'Full interview',
  questions: 'Questions',
  'questions.hide': 'Hide the questions',
  'questions.show': 'Show the questions',
  transcript: 'Transcript',
  'transcript.hide': 'Hide the transcript',
  'transcript.show': 'Show the transcript',
  'transcript.goTo': 'Go to {time}',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  certifications: 'Certifications',
  interests: 'Interests',
  'caption.fr': 'French',
  'caption.en': 'English',
  forCompanies: 'How it works for a company',
};
