import { Button } from '../../../design-system/Button/Button';
import { paths } from '../../../lib/paths';
import { useSharesText } from '../messages/use-shares-text';
import { ShareButton } from './ShareButton';
import type { PersonToShare } from './ShareDialog';

/** Button to share these people by a link, and a link to the existing ones. */
export function ShareTools({ people }: { readonly people: readonly PersonToShare[] }) {
  const text = useSharesText();
  return (
    <>
      <ShareButton people={people} />
      <Button variant="text" href={paths.shareLinks}>
        {text('title')}
      </Button>
    </>
  );
}
