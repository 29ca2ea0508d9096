import type { ComponentGuides } from './guide';

export const forms: ComponentGuides = {
  Form: {
    use: [
      'Every form. The schema is the one of the contract, so that browser and server refuse the same values.',
      'Labels above fields, hints below them; optional fields say so, required ones do not.',
      'A refused form keeps all that was typed, and the first wrong field has the focus.',
    ],
    avoid: [
      'Placeholders in the place of labels.',
      'A message far from its field.',
      'Validation while somebody is still typing the first time.',
    ],
    keyboard: { Enter: 'sends the form from a line of text' },
  },
  'Form/EditConflict': {
    use: ['A colleague saved first: both versions stand side by side, and the reader decides.'],
    avoid: ['Overwriting the version of somebody else without a question.'],
  },
  'Form/OneTimeCodeField': {
    use: ['Codes of six figures from an application or an email. Phones offer the code above the keyboard.'],
    avoid: ['One box a figure: pasting and correcting fail in them.'],
  },
  'Form/TypedNotice': {
    use: ['Says that the form was filled with an unsaved draft, and offers to forget it.'],
    avoid: ['Secrets and codes, which are never kept.'],
  },
  'Editor fields': {
    use: [
      'Long forms: choices that are all visible, pay with its period, long lists of chips, and a bar that says whether something is unsaved.',
    ],
    avoid: ['A select for fewer than six choices.', 'Saving by itself when others read the result at once.'],
  },
  'Form/Fields': {
    use: [
      'One question a field. The label is a noun; the hint says how to answer; the error says what to do.',
      'Choices that are all visible up to four, a select above, Autocomplete above twenty.',
      'A switch takes effect at once or with the form of settings; a checkbox is a consent.',
    ],
    avoid: ['Two columns on a phone.', 'A required field whose value nobody uses.'],
    keyboard: {
      '↑ ↓': 'changes a yearly pay by 5,000, and chooses a proposal',
      Enter: 'adds a chip',
    },
  },
  FormDialog: {
    use: ['A short form about what is on the page: three fields or fewer.'],
    avoid: ['Long forms, which need a page and an address.'],
    keyboard: { Esc: 'closes it, except while it sends' },
  },
  FileDropzone: {
    use: ['One file from a computer or a phone. It names the types and the max size before somebody chooses.'],
    avoid: ['Photos of people; use PhotoField, which crops them.'],
  },
  PhotoField: {
    use: ['A square photo: choose, drop or take it, then crop.'],
    avoid: ['Logos with fixed proportions that a square would cut.'],
  },
  CopyField: {
    use: ['A value that somebody enters in another program: a DNS record, a token, an address.'],
    avoid: ['Text that people only read.', 'A secret that can be shown again later; show it once, and say so.'],
  },
  CropDialog: {
    use: ['Inside PhotoField.'],
    avoid: ['Pictures that are not square.'],
    keyboard: { '← → ↑ ↓': 'move the picture' },
  },
  PlainSelect: {
    use: ['A choice that takes effect immediately, such as the period of a chart.'],
    avoid: ['A field of a form; use SelectField, which knows errors.'],
  },
  SearchInput: {
    use: ['Words that filter a list which is already on the page, while somebody types.'],
    avoid: ['A search on the server; use a Form with a TextField.'],
  },
  SortSelect: {
    use: ['The order of a list with more than one page.'],
    avoid: ['Two orders only; use SegmentedFilter.'],
  },
  SegmentedFilter: {
    use: ['Two to five views of the same list, each with its count.'],
    avoid: ['Different lists; use Tabs or pages.', 'More than five, which do not fit on a phone.'],
  },
  FilterSheet: {
    use: ['Filters of a list: beside it on a computer, in a sheet on a phone. Results follow at once.'],
    avoid: ['A button "Apply" on a computer.'],
  },
  ActiveFilters: {
    use: ['Shows each filter that is on, with a button that removes it. The focus goes to the next one.'],
    avoid: ['Filters that are always on.'],
  },
  MonthCalendar: {
    use: ['Choose a day for a booking or an interview. Days without a free time can be pressed and say why.'],
    avoid: ['A date of birth or a date long ago; a date field is quicker.'],
    keyboard: {
      '← → ↑ ↓': 'moves by a day or a week, also into the next month',
      'Home, End': 'first and last day of the week',
      'Page Up, Page Down': 'moves by four weeks',
    },
  },
  Templates: {
    use: ['Texts of a team with values that are filled in for each person, with a preview in both languages.'],
    avoid: ['A text that is sent once.'],
  },
};
