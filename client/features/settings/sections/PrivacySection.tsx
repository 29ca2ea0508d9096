import { useState } from 'react';
import type { AddExclusionRequest, Exclusion } from '@modules/identity/http/privacy.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useCreditCosts } from '../../../lib/credits/use-credit-costs';
import { useErrorText } from '../../../lib/error-text';
import { hideCompany, showCompany, useHiddenCompanies } from '../../../lib/hidden-companies';
import { loadable } from '../../../lib/loadable';
import { answerVideoSale } from '../../../lib/session/answer-video-sale';
import { useCurrentUser } from '../../../lib/session/use-session';
import { updatePreferences } from '../api/account';
import { giveConsent, useConsents } from '../api/consents';
import { addExclusion, removeExclusion, useCompaniesLike, useExclusions } from '../api/exclusions';
import { declareGroups, useSelfDeclaration, withdrawDeclaration } from '../api/self-declaration';
import { HiddenCompaniesCard } from '../components/HiddenCompaniesCard';
import { SelfDeclarationCard } from '../components/SelfDeclarationCard';
import { useSettingsText } from '../messages/use-settings-text';
import { PrivacySectionView } from './PrivacySectionView';
import { SeekerPrivacyView } from './SeekerPrivacyView';

export function PrivacySection() {
  const user = useCurrentUser();
  const consents = useConsents();
  return (
    <PrivacySectionView
      consents={consents}
      onMarketing={(granted) => giveConsent({ kind: 'MARKETING', granted })}
      seeker={
        user.user_type === 'JOB_SEEKER' ? (
          <>
            <SeekerPrivacy isVisible={user.profile_visible} saleAnswer={user.video_sale_allowed} />
            <Hidden />
            <Declaration />
          </>
        ) : null
      }
    />
  );
}

function SeekerPrivacy({ isVisible, saleAnswer }: { isVisible: boolean; saleAnswer: boolean | null }) {
  const text = useSettingsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const exclusions = useExclusions();
  const price = useCreditCosts().data?.VIDEO_ACCESS;
  const [search, setSearch] = useState('');
  const companies = useCompaniesLike(search);

  const again = async (removed: Exclusion): Promise<void> => {
    const body: AddExclusionRequest | null =
      removed.company !== null
        ? { company_id: removed.company.id }
        : removed.domain !== null
          ? { domain: removed.domain }
          : null;
    if (body === null) return;
    try {
      await addExclusion(body);
    } catch (error) {
      toasts.error(`${text('exclusions.notAdded')} ${errorText(error)}`);
    }
  };
  return (
    <SeekerPrivacyView
      isVisible={isVisible}
      videoSale={price === undefined ? null : { answer: saleAnswer, price, onAnswer: answerVideoSale }}
      exclusions={exclusions}
      companies={companies}
      onVisible={(wanted) => updatePreferences({ profile_visible: wanted })}
      onSearch={setSearch}
      onAdd={async (body) => {
        const added = await addExclusion(body);
        toasts.success(text('exclusions.added', { name: added.company?.name ?? added.domain ?? '' }));
      }}
      onRemove={async (exclusion) => {
        await removeExclusion(exclusion.id);
        toasts.info(text('exclusions.removed', { name: exclusion.company?.name ?? exclusion.domain ?? '' }), {
          action: { label: text('exclusions.undo'), onSelect: () => void again(exclusion) },
        });
      }}
    />
  );
}

function Hidden() {
  const text = useSettingsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const read = useHiddenCompanies();
  const data = read.data && {
    items: read.data.pages.flatMap(({ companies }) => companies),
    total: read.data.pages.at(-1)?.total ?? 0,
  };
  const again = async (companyId: string): Promise<void> => {
    try {
      await hideCompany(companyId);
    } catch (error) {
      toasts.error(`${text('hidden.notHidden')} ${errorText(error)}`);
    }
  };
  return (
    <HiddenCompaniesCard
      companies={loadable({ ...read, data })}
      isLoadingMore={read.isFetchingNextPage}
      onMore={() => void read.fetchNextPage()}
      onShow={async ({ id, name }) => {
        await showCompany(id);
        toasts.info(text('hidden.shown', { name }), {
          action: { label: text('hidden.undo'), onSelect: () => void again(id) },
        });
      }}
    />
  );
}

function Declaration() {
  const text = useSettingsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  return (
    <SelfDeclarationCard
      declaration={useSelfDeclaration()}
      onDeclare={async (declaration) => {
        await declareGroups(declaration);
        toasts.success(text('declaration.saved'));
      }}
      onWithdraw={async () => {
        try {
          await withdrawDeclaration();
          toasts.info(text('declaration.withdrawn'));
        } catch (error) {
          toasts.error(`${text('declaration.notWithdrawn')} ${errorText(error)}`);
        }
      }}
    />
  );
}
