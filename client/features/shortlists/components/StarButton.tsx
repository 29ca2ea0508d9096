import { useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { makeShortlist, star, unstar, useShortlists } from '../api/shortlists';
import { useShortlistsText } from '../messages/use-shortlists-text';
import { StarMenu } from './StarMenu';

export interface StarButtonProps {
  readonly userId: string;
  readonly name: string;
}

/** Star of a person on any card. The lists are read when its menu opens. */
export function StarButton({ userId, name }: StarButtonProps) {
  const text = useShortlistsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isAsked, setAsked] = useState(false);
  const lists = useShortlists(userId, isAsked);
  return (
    <StarMenu
      name={name}
      lists={lists}
      onOpen={() => setAsked(true)}
      onToggle={(list) => {
        const isOn = list.has_person === true;
        const send = isOn ? unstar(list.id, userId) : star(list.id, userId);
        const done = text(isOn ? 'done.takenOff' : 'done.starred', { name, list: list.name });
        void send.then(
          () => toasts.success(done),
          (error: unknown) => toasts.error(`${text('failed')} ${errorText(error)}`),
        );
      }}
      onNew={async (listName) => {
        const { id } = await makeShortlist(listName);
        await star(id, userId);
        toasts.success(text('done.starred', { name, list: listName }));
      }}
    />
  );
}
