import type { ComponentGuides } from './guide';

export const feedback: ComponentGuides = {
  Notice: {
    use: [
      'What a reader must know at this place of the page: a limit, a warning, the result of what was just done.',
      'One action at most. It appears in a live region if something was done.',
    ],
    avoid: ['Two notices one above the other; say the more important one.', 'Decoration, or praise of the product.'],
  },
  Toasts: {
    use: ['Says that something worked, and offers to undo it. Three seconds, longer with an action.'],
    avoid: ['Errors: the sentence must stay beside what failed.', 'Something that the page shows anyway.'],
  },
  ErrorState: {
    use: [
      'In the place of content that could not be loaded: what happened, what to do, and the number to give to support.',
    ],
    avoid: ['One wrong field; Form shows it there.', 'Words such as "Oops" or a code without a sentence.'],
  },
  EmptyState: {
    use: ['An empty list: why it is empty and the one thing to do next.'],
    avoid: ['A list that is still loading; use Skeletons.', 'Two buttons.'],
  },
  Skeletons: {
    use: ['The shape of what is being loaded, in its later size, so that nothing jumps.'],
    avoid: ['Spinners in the middle of a page.', 'Waiting that follows a press; the button shows it.'],
  },
  ProgressBar: {
    use: ['A part of a known whole, with its value in words beside it.'],
    avoid: ['Waiting without a known end.'],
  },
  UploadProgress: {
    use: ['A file on its way: sending, processing, done or refused with the reason.'],
    avoid: ['Files that are sent with the form in less than a second.'],
  },
  Dialog: {
    use: ['Something short that must be finished before the page goes on. The focus returns to where it was.'],
    avoid: ['A dialog over a dialog.', 'Content that needs an address of its own.'],
    keyboard: { Esc: 'closes it' },
  },
  ConfirmDialog: {
    use: ['Something that cannot be undone. The button repeats the verb: "Delete the video", never "OK".'],
    avoid: ['Something that can be undone: do it and offer to undo it.'],
    keyboard: { Esc: 'cancels' },
  },
  LiveRegion: {
    use: ['Says to screen readers what changed elsewhere on the page: "12 jobs".'],
    avoid: ['Repeating what has the focus.'],
  },
  LookAlikeNotice: {
    use: ['On a company that is not verified and whose name is close to a verified one.'],
    avoid: ['Other warnings about a company; use Notice.'],
  },
};
