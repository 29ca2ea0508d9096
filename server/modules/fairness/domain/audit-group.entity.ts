import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';

export type AuditAttribute = 'GENDER' | 'ETHNICITY';

const AuditGroupSchema = defineEntity({
  name: 'AuditGroup',
  // A separate schema: other modules would have to name it, and a test finds any that does.
  schema: 'fairness',
  tableName: 'audit_group',
  properties: {
    userId: p.uuid().primary(),
    attribute: p.text().$type<AuditAttribute>().primary(),
    value: p.text(),
    consentAt: p.datetime(3),
  },
  checks: [
    { name: 'audit_group_attribute_check', expression: "attribute in ('GENDER', 'ETHNICITY')" },
    {
      name: 'audit_group_gender_check',
      expression: "attribute <> 'GENDER' or value in ('WOMAN', 'MAN', 'NON_BINARY')",
    },
    {
      name: 'audit_group_ethnicity_check',
      expression:
        "attribute <> 'ETHNICITY' or value in ('INDIGENOUS', 'BLACK', 'EAST_ASIAN', 'SOUTH_ASIAN', 'LATIN_AMERICAN', 'MIDDLE_EASTERN', 'WHITE', 'SEVERAL', 'OTHER')",
    },
  ],
});

/** Voluntary declaration of one person about themselves, so that scores can be audited. */
export class AuditGroup extends AuditGroupSchema.class {
  declare [PrimaryKeyProp]?: ['userId', 'attribute'];
}

AuditGroupSchema.setClass(AuditGroup);
export { AuditGroupSchema };
