import type { ComponentGuides } from './guide';

export const actions: ComponentGuides = {
  Button: {
    use: [
      'Start something: save, send, reserve. The word is a verb and names the object if it is not obvious.',
      'One `primary` button a view. All others are `secondary`, or `text` beside a secondary one.',
      '`loading` while the request runs: the width stays, and a second press does nothing.',
    ],
    avoid: [
      'Two primary buttons in one view, or capitals.',
      '`disabled` without a sentence beside it that says why.',
      '`dense` on a phone: 36 px is too small for a finger.',
    ],
  },
  IconButton: {
    use: ['Actions that everybody knows from the drawing: close, search, more. `label` is its name and its tooltip.'],
    avoid: [
      'The only way to do something that costs credits or cannot be undone.',
      'A meaning that Foundations/Icons does not list.',
    ],
  },
  PriceButton: {
    use: ['An action that costs credits when the balance is known to be enough. The price is part of the button.'],
    avoid: ['A price in a sentence below the button: it is read too late.'],
  },
  PricedButton: {
    use: [
      'An action that costs credits. It waits for the balance, and leads to the purchase and back if the balance is too low.',
    ],
    avoid: ['Free actions; use Button.'],
  },
  TextLink: {
    use: ['Go to another page from within text. `external` adds the icon and opens the other site.'],
    avoid: [
      'Start an action: a link changes the page, a button does something.',
      'Words such as "here" that say nothing by themselves.',
    ],
  },
  ShowMore: {
    use: ['The end of a list that grows: it says how many are shown and announces the new ones.'],
    avoid: ['Lists where the position matters, such as search results with pages; use Pagination.'],
  },
  ResendButton: {
    use: ['Send the confirmation email again. It shows the result in its own place.'],
    avoid: ['Other emails, whose limits differ.'],
  },
  ThemeToggle: {
    use: ['Once, in the header and in the menu of a phone.'],
    avoid: ['A choice with consequences beyond this device; the account keeps the theme in the settings.'],
  },
  LanguageToggle: {
    use: ['Once, in the header and in the menu of a phone. It is named in the language that it leads to.'],
    avoid: ['The language of a text that somebody writes; use a SelectField.'],
  },
  Report: {
    use: ['On everything that another person wrote: a job, a company, a message, a profile.'],
    avoid: ['Problems with the product; these go to the help pages.'],
  },
  CommandPalette: {
    use: ['Once. It finds pages, own jobs, people, conversations and actions by their words.'],
    avoid: ['The only way to reach something: it is a shortcut.'],
    keyboard: {
      '⌘K, Ctrl K': 'opens it',
      '↑ ↓': 'chooses',
      'Page Up, Page Down': 'moves by five',
      Enter: 'goes there',
      Esc: 'closes it',
    },
  },
  Keys: {
    use: ['Shows which keys to press, in the list of shortcuts.'],
    avoid: ['A key name in running text without this drawing.'],
  },
};
