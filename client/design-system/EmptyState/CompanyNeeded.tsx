import { paths } from '../../lib/paths';
import { Button } from '../Button/Button';
import { Page } from '../Page/Page';
import { EmptyState } from './EmptyState';

export interface CompanyNeededProps {
  readonly title: string;
  readonly sentence: string;
  /** Label of the link to the form of the company. */
  readonly action: string;
}

/** A page for a team, before the recruiter's company exists. */
export function CompanyNeeded({ title, sentence, action }: CompanyNeededProps) {
  return (
    <Page>
      <EmptyState
        title={title}
        sentence={sentence}
        action={
          <Button variant="primary" href={paths.companyProfile}>
            {action}
          </Button>
        }
      />
    </Page>
  );
}
