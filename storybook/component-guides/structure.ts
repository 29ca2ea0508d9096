import type { ComponentGuides } from './guide';

export const structure: ComponentGuides = {
  Card: {
    use: [
      'One thing of a list: a job, a person, a message. The title is its link, and the whole card can be pressed.',
      'A part of a page with its own actions.',
    ],
    avoid: ['A card in a card; use a well (`background.sunken`).', 'Two links with the same words on a page.'],
  },
  CardList: {
    use: ['A list of cards with pages that are loaded one after the other.'],
    avoid: ['Fewer than five things that never grow; use a plain list.'],
  },
  FactList: {
    use: ['Labels with values, in a well: salary, place, date.'],
    avoid: ['Sentences.', 'More than eight facts.'],
  },
  DataTable: {
    use: [
      'Things that are compared by columns. Figures stand at the end of their cell; on a phone each row stands by itself.',
    ],
    avoid: ['One column.', 'A table for layout.'],
  },
  StatTile: {
    use: ['One figure with its label and its change, beside others in a StatGrid.'],
    avoid: ['Figures that are not counted from real data.', 'More than four in a row.'],
  },
  TrendChart: {
    use: ['Counts over time: a sentence says the result, bars show it, and a table has the figures.'],
    avoid: ['Fewer than three points; write the figures.'],
  },
  PageHeader: {
    use: ['Once a page: its only `h1`, one sentence, and its main action.'],
    avoid: ['A lead that repeats the title.'],
  },
  Section: {
    use: ['A part of a page with a heading. `level` follows the outline, not the size.'],
    avoid: ['A section of one line.'],
  },
  RichText: {
    use: ['Text that somebody wrote, with paragraphs and lists.'],
    avoid: ['Text of the product, which comes from the catalogues.'],
  },
  FocusedPanel: {
    use: ['Takes the place of the button that opened it, and the focus with it.'],
    avoid: ['Content that covers the page; use Dialog.'],
  },
  QrCode: {
    use: ['Continue on a phone, or set up an authenticator. The address stands below it as text.'],
    avoid: ['The only way: not everybody has a second device.'],
  },
  Compositions: {
    use: ['Whole screens made from the components, to check how they stand together.'],
    avoid: ['Importing them in the product.'],
  },
};
