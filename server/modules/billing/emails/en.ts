import type { EmailTexts } from './email-texts.js';

export const en: EmailTexts = {
  emails: {
    RECEIPT: {
      subject: 'Your Entrevue receipt',
      heading: 'Thank you: your payment was received',
      paragraphs: ['This is your receipt. You can download the invoice from the “Credits and plans” page.'],
      button: 'Download the invoice',
    },
    RENEWAL_REMINDER: {
      subject: 'Your {plan} plan renews on {date}',
      heading: 'Your plan renews in a week',
      paragraphs: [
        'Your {plan} plan renews on {date}. We will charge {total}, taxes included, to {card}.',
        'If you do not want to renew it, end the plan before that date: you keep everything you paid for until then.',
      ],
      button: 'Manage my plan',
    },
    PLAN_ENDING: {
      subject: 'Your {plan} plan ends on {date}',
      heading: 'Your plan ends in a week',
      paragraphs: [
        'Your {plan} plan ends on {date}. Nothing will be charged. The free plan will then apply, and the credits you purchased stay yours.',
        'To continue without interruption, pay for the next month before that date.',
      ],
      button: 'Manage my plan',
    },
    PAYMENT_FAILED: {
      subject: 'The payment for your {plan} plan was declined',
      heading: 'We could not renew your plan',
      paragraphs: [
        'The payment of {total} for your {plan} plan was declined ({card}). Nothing was charged.',
        'We will try the card again on {retry}. If you would rather not wait, pay for the month from the “Credits and plans” page, with this card or another one.',
        'Until you pay, the free plan applies from the end of the month already paid for. Credits you purchased stay yours.',
      ],
      button: 'Pay for the month',
    },
    PLAN_ENDED: {
      subject: 'Your {plan} plan has ended',
      heading: 'Your plan has ended',
      paragraphs: [
        'Your {plan} plan has ended and nothing more will be charged. You now have the free plan; credits you purchased stay yours.',
        'You can take a plan again whenever you like.',
      ],
      button: 'See the plans',
    },
    LOW_BALANCE: {
      subject: 'You have few credits left',
      heading: 'You have few credits left',
      paragraphs: [
        'Fewer than {credits} credits are available for your actions.',
        'You will get this email again only if your balance goes up and then down again.',
      ],
      button: 'See my credits',
    },
  },
  card: 'the card ending in {last4}',
  cardUnknown: 'your saved card',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: 'You receive this email because it is about a payment or the credits of your Entrevue account.',
};
