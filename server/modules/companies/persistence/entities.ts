import { CompanyDomainCodeSchema } from '../domain/company-domain-code.entity.js';
import { CompanyInvitationSchema } from '../domain/company-invitation.entity.js';
import { CompanyMemberSchema } from '../domain/company-member.entity.js';
import { CompanyTeamEventSchema } from '../domain/company-team-event.entity.js';
import { CompanyVerificationEventSchema } from '../domain/company-verification-event.entity.js';
import { CompanyVerificationSchema } from '../domain/company-verification.entity.js';
import { CompanyVideoSchema } from '../domain/company-video.entity.js';
import { CompanySchema } from '../domain/company.entity.js';

export const entities = [
  CompanySchema,
  CompanyInvitationSchema,
  CompanyMemberSchema,
  CompanyTeamEventSchema,
  CompanyVideoSchema,
  CompanyVerificationSchema,
  CompanyVerificationEventSchema,
  CompanyDomainCodeSchema,
];
