import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { star } from '../api/shortlists';
import { useSimilarPeople } from '../api/similar-people';
import { useShortlistsText } from '../messages/use-shortlists-text';

// Loaded when it opens.
const SimilarDialog = lazy(async () => ({ default: (await import('./SimilarDialog')).SimilarDialog }));

export interface SimilarButtonProps {
  readonly userId: string;
  readonly name: string;
  /** The list from which it is asked: people on it are left out, and others can be added to it. */
  readonly list?: { readonly id: string; readonly name: string } | undefined;
  readonly describedBy?: string | undefined;
  readonly grow?: boolean;
}

/** Opens the people who are similar to one. They are read when the dialog opens. */
export function SimilarButton({ userId, name, list, describedBy, grow = false }: SimilarButtonProps) {
  const text = useShortlistsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const people = useSimilarPeople(userId, list?.id ?? null, isOpen);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        grow={grow}
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {text('similar.button')}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <SimilarDialog
            open={isOpen}
            name={name}
            people={people}
            onAdd={
              list &&
              (async (user) => {
                try {
                  await star(list.id, user.id);
                  toasts.success(text('done.starred', { name: user.full_name, list: list.name }));
                } catch (error) {
                  toasts.error(`${text('failed')} ${errorText(error)}`);
                }
              })
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
