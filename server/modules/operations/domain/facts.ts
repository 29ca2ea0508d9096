/** Names of the figures in the table `operating_fact`. */
export type FactName = 'credits_available' | 'credits_held' | 'credits_captured' | 'matches';
