import { CompanyNeeded } from '../../../design-system/EmptyState/CompanyNeeded';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { saveCreditPool, useCreditPool } from '../api/credit-pool';
import { changeMember, inviteMember, removeMember, useNamedPostings, useTeam } from '../api/team';
import { useTeamText } from '../messages/use-team-text';
import { TeamView } from './TeamView';

export function TeamPage() {
  const text = useTeamText();
  const { company } = useCurrentUser();
  useDocumentTitle(text('title'));
  if (company !== null) return <OwnTeam companyId={company.id} />;
  return <CompanyNeeded title={text('noCompany')} sentence={text('noCompanySentence')} action={text('toCompany')} />;
}

function OwnTeam({ companyId }: { readonly companyId: string }) {
  const team = useTeam(companyId);
  const postings = useNamedPostings(team.status === 'ready');
  const credits = useCreditPool(companyId, team.status === 'ready' && team.data.your_role === 'OWNER');
  return (
    <TeamView
      team={team}
      postings={postings}
      credits={credits}
      onSaveCredits={(body) => saveCreditPool(companyId, body)}
      onInvite={(body) => inviteMember(companyId, body)}
      onChange={(id, body) => changeMember(companyId, id, body)}
      onRemove={(id) => removeMember(companyId, id)}
    />
  );
}
