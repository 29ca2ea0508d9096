import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '../../../../design-system/Button/Button';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { icon } from '../../../../design-system/theme/tokens';
import { useJobsText } from '../../messages/use-jobs-text';

export interface SaveButtonProps {
  /** Title of the job. */
  readonly title: string;
  readonly isSaved: boolean;
  /** With its words, for the job's page; an icon on a card. */
  readonly wide?: boolean;
  readonly onSave: (saved: boolean) => void;
}

/** Keeps a job in the person's list, or removes it. */
export function SaveButton({ title, isSaved, wide = false, onSave }: SaveButtonProps) {
  const text = useJobsText();
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  const change = (): void => onSave(!isSaved);
  if (wide) {
    return (
      <Button onClick={change} startIcon={<Icon size={icon.normal} aria-hidden />}>
        {text(isSaved ? 'save.remove' : 'save.add')}
      </Button>
    );
  }
  return (
    <IconButton label={text(isSaved ? 'save.removeNamed' : 'save.addNamed', { job: title })} onClick={change}>
      <Icon size={icon.normal} aria-hidden />
    </IconButton>
  );
}
