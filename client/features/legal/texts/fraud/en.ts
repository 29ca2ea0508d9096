import type { FraudPolicy } from './fraud-policy';

export const fraudPolicy: FraudPolicy = {
  title: 'Fraud policy',
  lead: 'How to recognize a fake posting, how to report it, and what we do about it.',
  sections: {
    commitment: {
      title: 'Our commitment',
      body: [
        'Fake job postings cost money and trust. Every posting, every company, every profile and every message can be reported, and a person reads each report.',
        'Company accounts are reviewed before they can publish. Profiles stay masked until a company reserves them or the person acts, and the number of new conversations in a day is limited.',
      ],
    },
    signs: {
      title: 'Signs of fraud',
      body: [
        'Be on your guard when someone:',
        [
          'asks for money: training, a uniform, equipment, “processing fees”;',
          'asks for a social insurance number, identity papers or bank details before you have signed;',
          'sends a cheque to cash and pay back in part;',
          'offers very high pay for little work, without an interview;',
          'presses you to move to another messaging service;',
          'writes from an address that imitates that of a known company;',
          'sends a link to a page that asks for your password.',
        ],
      ],
    },
    never: {
      title: 'What we never do',
      body: [
        [
          'We never ask for your password, by any means.',
          'We ask candidates for no money: the service is free for them.',
          'We do not hire in the name of a company.',
          'A link that leads elsewhere is announced before it opens.',
        ],
      ],
    },
    report: {
      title: 'Reporting',
      body: [
        'The “Report” button is found:',
        [
          'on every posting;',
          'on the page of every company;',
          'on every profile that you can see;',
          'below every message that you received.',
        ],
        'Choose a reason and say in a few words what happened. The person you report will not know that it was you.',
      ],
    },
    after: {
      title: 'What happens next',
      body: [
        'A person on our team looks at the report, with the message as it was when you reported it. They can:',
        [
          'take down a posting or a page;',
          'suspend an account;',
          'give back credits that were spent in good faith;',
          'warn the people affected;',
          'pass the file on to the authorities where the law allows or requires it.',
        ],
        'We notify you once it has been reviewed, and say whether we took action. The decision is written down and kept for three years. A report made in good faith never has consequences for the person who made it.',
      ],
    },
    block: {
      title: 'Blocking someone',
      body: [
        'In a conversation, “Block” ends messages in both directions. When you block a recruiter, your profile also becomes invisible to their whole company.',
      ],
    },
    lost: {
      title: 'If you lost money or data',
      body: [
        [
          'Call your bank right away.',
          'Report it to your local police.',
          'Write to the Canadian Anti-Fraud Centre.',
          'If you gave away your password, change it and sign out your other devices in the settings.',
        ],
      ],
    },
    contact: {
      title: 'Contact',
      body: [
        'Use the “Report” button: your report arrives in the right place with everything needed to act. What we keep is described in the [privacy policy](/legal/privacy-policy), and the rules of conduct in the [terms of service](/legal/terms-of-service).',
      ],
    },
  },
};
