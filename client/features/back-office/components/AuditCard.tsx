import { type AuditAction, auditActions, type AuditEntry } from '@modules/operations/http/audit.contract';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useBackOfficeText } from '../messages/use-back-office-text';

const isKnown = (action: string): action is AuditAction => (auditActions as readonly string[]).includes(action);

/** One action of an operator. */
export function AuditCard({ entry }: { readonly entry: AuditEntry }) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const { action, at, operator, subject, reason, details } = entry;
  const figures = Object.entries(details).map(([name, value]) => `${name} = ${String(value)}`);
  return (
    <Card
      as="li"
      wide
      title={isKnown(action) ? text(`act.${action}`) : action}
      titleLevel={2}
      subtitle={formatDateTime(at, language)}
    >
      <FactList
        facts={[
          { label: text('audit.by'), value: operator.full_name ?? text('audit.operatorGone') },
          {
            label: text('audit.about'),
            value: [subject.label, `${subject.type} ${subject.id}`].filter(Boolean).join(' · '),
          },
          ...(reason === null ? [] : [{ label: text('audit.reason'), value: reason }]),
          ...(figures.length === 0 ? [] : [{ label: text('audit.details'), value: figures.join(' · ') }]),
        ]}
      />
    </Card>
  );
}
