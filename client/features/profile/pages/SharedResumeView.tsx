import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { Page } from '../../../design-system/Page/Page';
import { paths } from '../../../lib/paths';
import { useProfileText } from '../messages/use-profile-text';

/** For recruiters and operators, who have no profile that a résumé could fill in. */
export function SharedResumeView() {
  const text = useProfileText();
  return (
    <Page width="reading">
      <EmptyState
        title={text('shared.title')}
        sentence={text('shared.sentence')}
        level={1}
        action={
          <Button variant="primary" href={paths.dashboard}>
            {text('shared.action')}
          </Button>
        }
      />
    </Page>
  );
}
