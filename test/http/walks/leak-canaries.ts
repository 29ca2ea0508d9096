import { PASSWORD } from '../identity/people.js';
import { type Canary, emailHashes } from './canaries.js';

export const email = 'zephyrine.kanarimail@kanarihost.example';
export const harmless = 'Infirmière clinicienne, soins intensifs. '.repeat(5);

/** The person's private values; the test adds those that only the database knows. */
export const canaries: Canary[] = [
  { name: 'first name', value: 'Zéphyrine', open: true },
  { name: 'last name', value: 'Quokkaförd', open: true },
  { name: 'e-mail', value: email, open: true },
  { name: 'host of the e-mail', value: 'kanarihost', open: true },
  { name: 'phone', value: '4385550177', open: true },
  { name: 'end of the location', value: 'kanaristreet', open: true },
  { name: 'end of the bio', value: 'kanaribiotail', open: true },
  { name: 'end of the experience', value: 'kanariexptail', open: true },
  { name: 'address in the bio', value: 'kanarisite', open: true },
  { name: 'handle in the experience', value: 'kanarihandle', open: true },
  { name: 'skill that is an address', value: 'kanariskill', open: true },
  { name: 'availability', value: 'kanaridispo', open: true },
  { name: 'salary', value: 'kanaripay', open: true },
  { name: 'kind of work', value: 'kanariwork', open: true },
  { name: 'size of company', value: 'kanarisize', open: true },
  { name: 'industry', value: 'kanariindustry', open: true },
  { name: 'wish', value: 'kanariwish', open: true },
  { name: 'name of the résumé', value: 'kanaricv', open: true },
  { name: 'text of the résumé', value: 'kanariresumetext', open: true },
  { name: 'name of the video file', value: 'kanarifile', open: false },
  { name: 'description of the video', value: 'kanaridescription', open: true },
  { name: 'description of an answer in the video', value: 'kanarianswer', open: true },
  { name: 'description in hidden captions', value: 'kanaricaption', open: false },
  { name: 'what is said in the video', value: 'kanarispoken', open: true },
  { name: 'phrase drawn for a recording', value: 'kanariphrase', open: true },
  { name: 'cover letter to another company', value: 'kanariletter', open: false },
  { name: 'handle in a message', value: 'kanarichat', open: true },
  { name: 'name of a file in a message', value: 'kanariattached', open: true },
  { name: 'guest of the studio', value: 'kanariguest', open: false },
  { name: 'who asked for a company', value: 'kanariasker', open: false },
  { name: 'password', value: PASSWORD, open: false },
  ...emailHashes(email),
];
