import { ResumeReadingSchema } from '../domain/resume-reading.entity.js';

export const entities = [ResumeReadingSchema];
