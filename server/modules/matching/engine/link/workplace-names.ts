const workplace =
  /^(?:chsld|ehpad|nursing home|emergency (?:room|department)|salle d'urgence|service des urgences|urgences|operating room|salle d'operation|bloc operatoire|unite de soins intensifs|intensive care unit)$/;

/** Whether the folded name of a skill is also a place of work: « CHSLD », "emergency room". */
export const isWorkplaceName = (name: string): boolean => workplace.test(name);
