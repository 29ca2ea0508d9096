import { useState } from 'react';
import { LeaveGuard } from '../../../design-system/LeaveGuard/LeaveGuard';
import { useCreditBalance } from '../../../lib/credits/use-credit-balance';
import { useCreditCosts } from '../../../lib/credits/use-credit-costs';
import { dataOf } from '../../../lib/loadable';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useDraft } from '../../../lib/use-draft';
import { buySpotlight } from '../api/buy-spotlight';
import { readCompany, useMyCompany } from '../api/my-company';
import { useOwnSpotlight } from '../api/own-spotlight';
import { saveCompany } from '../api/save-company';
import { uploadLogo } from '../api/upload-logo';
import { askDomainCode, changeVerification, proveEmailDomain, useVerification } from '../api/verification';
import { SpotlightCard } from '../components/SpotlightCard/SpotlightCard';
import { VerificationCard } from '../components/VerificationCard/VerificationCard';
import { atTheirFields, companyBody, type CompanyValues, typedCompany } from '../forms/company.schema';
import { useCompanyText } from '../messages/use-company-text';
import { CompanyView } from './CompanyView';
import { OwnGallery } from './OwnGallery';

export function CompanyPage() {
  const text = useCompanyText();
  const isApproved = useCurrentUser().approval_status === 'APPROVED';
  const company = useMyCompany();
  const { typed, over, keep, forget } = useDraft('company', typedCompany);
  const [isUnsaved, setUnsaved] = useState(false);
  useDocumentTitle(text('title'));
  const save = async (companyId: string | null, values: CompanyValues, version: string | null): Promise<void> => {
    try {
      await saveCompany(companyId, companyBody(values, companyId === null), version);
    } catch (error) {
      throw atTheirFields(error);
    }
    forget();
  };
  return (
    <>
      <CompanyView
        company={company}
        onSave={save}
        readCurrent={readCompany}
        onLogo={isApproved ? uploadLogo : undefined}
        typed={typed}
        typedOver={over}
        onTyped={keep}
        onForget={forget}
        onDirty={setUnsaved}
        gallery={(companyId) => <OwnGallery companyId={companyId} mayUpload={isApproved} />}
        verification={(companyId) => <OwnVerification companyId={companyId} />}
        spotlight={<OwnSpotlightCard notYet={!isApproved || !dataOf(company)} />}
      />
      <LeaveGuard isUnsaved={isUnsaved} onLeave={forget} />
    </>
  );
}

function OwnVerification({ companyId }: { readonly companyId: string }) {
  return (
    <VerificationCard
      verification={useVerification(companyId)}
      onChange={(request) => changeVerification(companyId, request)}
      onAskCode={(email) => askDomainCode(companyId, email)}
      onProve={(code) => proveEmailDomain(companyId, code)}
    />
  );
}

function OwnSpotlightCard({ notYet }: { readonly notYet: boolean }) {
  const costs = useCreditCosts();
  const balance = useCreditBalance({ enabled: !notYet });
  return (
    <SpotlightCard
      spotlight={useOwnSpotlight()}
      price={costs.data?.COMPANY_SPOTLIGHT}
      available={balance.data?.available_balance}
      notYet={notYet}
      onBuy={buySpotlight}
    />
  );
}
