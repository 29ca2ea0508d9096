import type { UserType } from '@modules/identity/http/users.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { Page } from '../../../design-system/Page/Page';
import { homePath, paths } from '../../../lib/paths';
import { useMessagesText } from '../messages/use-messages-text';

export interface NoMessagesViewProps {
  readonly userType: UserType;
}

/** Shown to people without conversations, recruiters waiting for approval, and operators. */
export function NoMessagesView({ userType }: NoMessagesViewProps) {
  const text = useMessagesText();
  const isRecruiter = userType === 'RECRUITER';
  return (
    <Page>
      <EmptyState
        level={1}
        title={text(isRecruiter ? 'closed.pending' : 'closed.operator')}
        sentence={text(isRecruiter ? 'closed.pendingSentence' : 'closed.operatorSentence')}
        action={
          <Button href={isRecruiter ? paths.companyProfile : homePath(userType)}>
            {text(isRecruiter ? 'closed.pendingAction' : 'closed.operatorAction')}
          </Button>
        }
      />
    </Page>
  );
}
