import type { DeviceMessages } from './messages';

export const en: DeviceMessages = {
  title: 'On this device',
  lead: 'Get your notifications even while Entrevue is closed.',
  unsupported: 'This browser cannot show notifications while the site is closed. You get emails as before.',
  install:
    'On an iPhone or iPad, add Entrevue to the home screen first: in Safari, tap Share, then “Add to Home Screen”. Then open Entrevue from that screen and come back here.',
  denied:
    'This browser blocks notifications from Entrevue. To allow them, open the site settings (the icon to the left of the address), allow notifications and reload the page.',
  off: 'Turn them on only on a device of your own: they are also shown after your session has ended. They name companies and jobs, never a person. Signing out stops them.',
  on: 'Notifications are on for this device. Signing out stops them.',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  subjects: 'Subjects on this device',
  loading: 'Loading the notifications of this device',
  failed: 'The state of notifications on this device could not be loaded.',
  notTurnedOn: 'Notifications could not be turned on.',
  notTurnedOff: 'Notifications could not be turned off.',
  dismissed: 'The browser did not give permission. You can try again at any time.',
  turnedOn: 'Notifications are on for this device.',
  turnedOff: 'Notifications are off for this device.',
};
