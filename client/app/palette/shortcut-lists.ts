import type { ShortcutGroup } from '../../lib/shortcuts';
import type { PaletteMessages } from './messages/messages';

type Key = keyof PaletteMessages;
export interface Shortcut {
  readonly what: Key;
  /**
   * Each inner list is keys pressed together; several lists are alternatives. A key is a catalogue name or the sign
   * itself.
   */
  readonly keys: readonly (readonly string[])[];
}
export interface ShortcutList {
  readonly title: Key;
  readonly shortcuts: readonly Shortcut[];
}

/** Stands for ⌘ or Ctrl, whichever the keyboard has. */
export const MODIFIER = 'modifier';

export function everywhere(singleKeys: boolean): ShortcutList {
  return {
    title: 'shortcuts.everywhere',
    shortcuts: [
      { what: 'shortcuts.palette', keys: [[MODIFIER, 'K']] },
      ...(singleKeys ? [{ what: 'shortcuts.help', keys: [['?']] } as const] : []),
      { what: 'shortcuts.close', keys: [['key.escape']] },
    ],
  };
}

export const listOf: Readonly<Record<ShortcutGroup, ShortcutList>> = {
  player: {
    title: 'shortcuts.player',
    shortcuts: [
      { what: 'player.play', keys: [['key.space'], ['K']] },
      { what: 'player.seek', keys: [['←'], ['→']] },
      { what: 'player.seekMore', keys: [['J'], ['L']] },
      { what: 'player.chapters', keys: [['N'], ['P']] },
      { what: 'player.captions', keys: [['C']] },
      { what: 'player.mute', keys: [['M']] },
      { what: 'player.fullscreen', keys: [['F']] },
      { what: 'player.smallWindow', keys: [['I']] },
    ],
  },
  composer: {
    title: 'shortcuts.composer',
    shortcuts: [
      { what: 'composer.send', keys: [['key.enter']] },
      { what: 'composer.line', keys: [['key.shift', 'key.enter']] },
    ],
  },
  calendar: {
    title: 'shortcuts.calendar',
    shortcuts: [
      { what: 'calendar.day', keys: [['←'], ['→'], ['↑'], ['↓']] },
      { what: 'calendar.weeks', keys: [['key.pageUp'], ['key.pageDown']] },
    ],
  },
  review: {
    title: 'shortcuts.review',
    shortcuts: [
      { what: 'review.score', keys: [['1'], ['2'], ['3'], ['4']] },
      { what: 'review.save', keys: [[MODIFIER, 'key.enter']] },
    ],
  },
};
