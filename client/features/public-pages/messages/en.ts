import { promisesIn } from '@modules/identity/domain/who-sees-what-words.contract';
import type { PublicMessages } from './messages';

const seen = promisesIn.en;

export const en: PublicMessages = {
  'home.title': 'Introduce yourself on video. Decide who meets you.',
  'home.lead':
    'Companies find you by your skills, without knowing who you are. Your profile opens on request, and the answer is yours.',
  'home.steps': 'In three steps',
  'home.companies': 'Are you hiring?',
  'home.moreForCompanies': 'For companies',
  'example.title': 'What a company sees',
  'example.states': 'Sample profile',
  'example.masked': 'Before a reservation',
  'example.open': 'For 72 hours',
  'example.locked': 'Video visible after a reservation',
  'example.name.masked': 'C*** L***',
  'example.name.open': 'Camille Lavoie',
  'example.place.masked': 'Montréal',
  'example.place.open': 'Montréal (Rosemont)',
  'example.skill.1': 'Intensive care',
  'example.skill.2': 'Triage',
  'example.skill.3': 'Night shifts',
  'example.said': 'The person, in their video',
  'example.said.quote': 'I worked in intensive care for six years.',
  'example.said.mark': 'intensive care',
  'example.asked': 'The posting',
  'example.asked.quote': 'Experience in intensive care required.',
  'example.asked.mark': 'intensive care',
  'example.sentence.masked': 'Invented example. The company reads skills and what fits; it sees neither name nor face.',
  'example.sentence.open':
    'The company put a credit on hold. The person answers yes or no; without an answer, their profile closes again.',
  'about.title': 'About Entrevue',
  'about.lead':
    'An entrevue is a meeting between two people. We built Entrevue so that the first one happens on your own terms.',
  'about.1.title': 'Two sides, one rule',
  'about.1.text':
    'A person introduces themselves on video. A company first reads their skills, without a name or a face. The profile opens only on request, and the person decides.',
  'about.2.title': 'Reasons, not just a score',
  'about.2.text':
    'Every match shows what the person said and what the posting asks for, side by side. It names what is missing, and a person can review the result on request.',
  'about.3.title': 'Made in Québec',
  'about.3.text':
    'In French first, and in English. Your rights under Law 25 are just buttons: export, correct, delete.',
  'seekers.title': 'For job seekers',
  'seekers.lead':
    'Entrevue is free for you. You see which company opens your profile, and you decide which one keeps it open.',
  'seekers.1.title': '1. Introduce yourself',
  'seekers.1.text':
    'Fill in your profile, then record a short video with your phone or at the studio. You can record it again as often as you like.',
  'seekers.2.title': '2. Stay masked',
  'seekers.2.text': `While your profile is masked, recruiters see ${seen.shown('MASKED')}. The rest is hidden.`,
  'seekers.3.title': '3. Decide',
  'seekers.3.text': `A company that wants to meet you reserves your profile: it opens to that company, without ${seen.hidden('RESERVED')}. You have 72 hours to say yes or no; without an answer your profile closes again.`,
  'seekers.4.title': 'Who saw me?',
  'seekers.4.text':
    'A log shows you who opened your profile. You can hide from a company, export your data or close your account.',
  'companies.title': 'For companies',
  'companies.lead': 'See what people can do before you know who they are, and pay only for results.',
  'companies.1.title': 'Masked profiles, clear reasons',
  'companies.1.text': 'Search by skills or start from a posting. Every match explains what fits, and what is missing.',
  'companies.2.title': 'One credit, 72 hours',
  'companies.2.text':
    'Reserving a profile puts one credit on hold. If the person accepts, it is spent; if they refuse or do not answer, you get it back.',
  'companies.3.title': 'We welcome you in person',
  'companies.3.text': 'Our team opens your recruiter account with you. Write to us: we answer within 24 hours.',
  scores: 'How a score is calculated',
  'action.register': 'Create an account',
  'action.contact': 'Write to us',
  'action.pricing': 'See the prices',
  'action.sample': 'See a sample profile',
  'action.studio': 'Book the studio',
  'action.events': 'See the events',
  'action.companies': 'See the companies',
  'action.jobs': 'See the jobs',
};
