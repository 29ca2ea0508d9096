import { days, hours, keptYears, liabilityMonths, minimumAge } from '../facts';
import { priceRows } from '../price-rows';
import type { TermsOfService } from './terms-of-service';

export const termsOfService: TermsOfService = {
  title: 'Terms of service',
  lead: 'What you can expect of Entrevue, and what Entrevue expects of you.',
  sections: {
    acceptance: {
      title: 'Acceptance',
      body: [
        'By creating an account you accept these terms and the [privacy policy](/legal/privacy-policy). We ask you with a box to tick, and keep the version of the text and the time. If you do not agree, do not open an account; the public pages remain open to you.',
        'If you accept on behalf of a company, you confirm that you may bind it; “you” then also means that company.',
      ],
    },
    service: {
      title: 'Service description',
      body: [
        'Entrevue is a bilingual marketplace for hiring by video:',
        [
          'People who look for work introduce themselves for free, browse jobs, apply and answer companies.',
          'Approved companies publish jobs, search masked profiles and pay for what they do with credits.',
          `A reservation opens a profile to a company; the person has ${hours.reservation} hours to accept or refuse. Without an answer everything closes again and nothing is charged.`,
          'Matches are suggested by an explained score, calculated by a computer; it decides nothing.',
        ],
        'Entrevue is neither the employer nor a placement agency, promises neither a job nor a hire, and takes part in no hiring decision. The service may evolve; we announce in advance when an important feature is to go.',
      ],
    },
    eligibility: {
      title: 'Eligibility',
      body: [
        'To open an account you must:',
        [
          `be ${minimumAge} years of age or older;`,
          'be able to enter into a contract;',
          'not have been excluded from the service for a breach of these terms. Recruiting accounts are also checked and approved one by one.',
        ],
      ],
    },
    accounts: {
      title: 'Accounts',
      body: [
        'Your account is personal:',
        [
          'Give accurate information and keep it up to date.',
          'Choose a password that you use nowhere else, and share it with nobody.',
          'Tell us without delay if someone else has used it; you can close all your sessions yourself.',
          'One person, one account. An account is neither sold nor handed over.',
          'You can delete it at any time in your settings.',
        ],
        'We may suspend or terminate an account that breaches these terms, saying why, unless the law or the safety of others forbids it. You can ask for a person to review that decision. Reports are read by people.',
      ],
    },
    credits: {
      title: 'Credit system',
      body: [
        'The service is free for people who look for work, from start to finish. Companies pay for what they do in credits:',
        {
          caption: 'Prices, in credits',
          head: ['Action', 'Credits'],
          rows: priceRows({
            RESERVATION: 'Reserving a profile, once the person accepts',
            VIDEO_ACCESS: 'Watching one video of a masked profile',
            SEND_MESSAGE: 'Inviting a person to apply',
            MATCH_UNLOCK: 'Confirming a match or accepting an application, once per person',
            PRIORITY_INTRO: 'Introducing your company to a person right away',
            COMPANY_SPOTLIGHT: 'Company spotlight for seven days',
          }),
        },
        [
          'The price of each action is shown before you confirm it; the server’s figure is the one that counts.',
          'A reservation puts credits on hold; they are charged if the person accepts, and released if they refuse, if the time runs out or if you cancel.',
          'Purchased credits do not expire while the account is active. The validity of a pack limits its features, not its credits. Monthly credits of a plan renew each month and do not add up.',
          'Credits that were used are non-refundable, except for a technical error of ours.',
          'Credits have no value in money and cannot be transferred. Prices are in Canadian dollars, taxes extra, and an invoice comes with each purchase.',
        ],
        'Nothing here takes away the rights the law gives a consumer.',
      ],
    },
    content: {
      title: 'User content',
      body: [
        'Your videos, texts and files are yours. You only allow us to keep them, convert them and show them to the people that these terms and your settings provide for, to deliver the service, and until you erase them.',
        'You have the right to publish what you publish, and nobody else appears in a video without agreeing to it. Forbidden is content that is:',
        [
          'illegal;',
          'fraudulent;',
          'defamatory;',
          'obscene;',
          'in breach of the rights of others (copyright, trademark, image, privacy);',
          'malicious (viruses, hidden code);',
          'discriminatory: a job may not rule someone out on a ground that the Charter of human rights and freedoms forbids;',
          'false, or impersonating: a fake job, a fake company, a fake experience.',
        ],
        'A posting describes a job that exists and is to be filled. No money may be asked of anybody for applying or being hired.',
        'Anybody can report content, a job, a company or a person. We may remove what is forbidden and inform the authorities. We do not check everything before it is published.',
      ],
    },
    conduct: {
      title: 'Conduct',
      body: [
        'It is forbidden to:',
        [
          'send unsolicited messages in numbers (spam);',
          'obtain passwords or information by deceit (phishing);',
          'extract profiles, jobs or videos in bulk (scraping);',
          'use bots or other automatic means to act in the service;',
          'access an account, a system or data without authorization, or get around a protection.',
        ],
        'Companies also undertake to:',
        [
          'use a profile only for the hiring it was opened for;',
          'not try to recognize a masked person;',
          'erase what they received when the person asks or when the hiring is over, unless the law obliges them to keep it.',
        ],
        'A breach may lead to a warning, removal of the content, suspension or termination of the account, according to how serious it is.',
      ],
    },
    property: {
      title: 'Intellectual property',
      body: [
        'The software, presentation, texts and name of Entrevue belong to their owners. You may use them to make use of the service, and for nothing else.',
        'The content of users belongs to them. If you make us a suggestion, we may use it without owing you anything.',
      ],
    },
    liability: {
      title: 'Liability',
      body: [
        'We provide the service with care, without guaranteeing that it is always available or that everything others state is accurate. Check what matters before you commit yourself.',
        `As far as the law allows, our total liability is limited to the amounts you paid us over the last ${liabilityMonths} months.`,
        'This limit applies neither to bodily or moral injury, nor to intentional or gross fault, nor to rights that a law such as the Consumer Protection Act does not allow to be set aside.',
      ],
    },
    indemnification: {
      title: 'Indemnification',
      body: [
        'A company that breaches these terms or the rights of others compensates us for claims that others bring against us because of it, reasonable fees included, provided we notify it promptly and let it defend itself.',
        'This clause applies to a consumer only as far as the law allows, and only for their own fault.',
      ],
    },
    changes: {
      title: 'Changes',
      body: [
        `If we change these terms, the date at the top of the page changes. An important change is announced to you in writing at least ${days.amicable} days before it takes effect, with the old and the new version.`,
        'You may refuse it by closing your account without charge before that date. A change does not apply to the past.',
      ],
    },
    law: {
      title: 'Governing law',
      body: [
        'These terms are governed by the laws of Québec and the laws of Canada that apply there.',
        'The courts of the district of Montréal have exclusive jurisdiction. A consumer nevertheless keeps the right to turn to the courts of their home.',
      ],
    },
    disputes: {
      title: 'Disputes',
      body: [
        'If a dispute arises:',
        [
          `We first look for an amicable solution, for ${days.amicable} days from a written notice.`,
          'After that, between Entrevue and a company, the dispute goes to arbitration, in Montréal, in French or in English.',
          'For a consumer, and so for everybody who looks for work here, arbitration is optional: once the dispute has arisen you may accept it or go to court, small claims and class actions included.',
        ],
        'Nothing prevents an urgent request to a court, nor a complaint to the Office de la protection du consommateur or the Commission d’accès à l’information.',
      ],
    },
    miscellaneous: {
      title: 'Miscellaneous',
      body: [
        [
          'If a clause is held void, the others stay in force.',
          'Not exercising a right immediately does not mean giving it up.',
          'You may not assign these terms without our agreement; if the service changes hands we tell you, and you may leave.',
          `Closing the account ends these terms, except for what has to last: payment records (${keptYears.payments} years), liability, disputes.`,
          'The French and English versions have the same value. If they differ and you are a consumer, the one more favourable to you prevails.',
        ],
      ],
    },
    contact: {
      title: 'Contact',
      body: [
        'Notices are sent to the email of your account; keep it up to date. Questions about these terms go to the enterprise that operates this site.',
      ],
    },
  },
};
