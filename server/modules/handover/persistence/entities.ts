import { HandoverSchema } from '../domain/handover.entity.js';

export const entities = [HandoverSchema];
