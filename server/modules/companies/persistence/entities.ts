import { CompanyMemberSchema } from '../domain/company-member.entity.js';
import { CompanyVideoSchema } from '../domain/company-video.entity.js';
import { CompanySchema } from '../domain/company.entity.js';

export const entities = [CompanySchema, CompanyMemberSchema, CompanyVideoSchema];
