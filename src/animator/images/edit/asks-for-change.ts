/** How wishes of a picture begin. */
export const VERB =
  '(?:remove|erase|delete|get rid of|take out|take away|add|put|place|insert|make|turn|change|replace|swap|give|paint|dye|recolou?r|colou?r|convert|transform|let)';
export const POLITE = '(?:please |now |then |also |can you |could you |i want you to ){0,2}';
const BEGINS = new RegExp(`^\\W{0,3}${POLITE}${VERB}\\b`, 'i');

/** Whether words ask for something to be done to a picture, and do not only tell of one. */
export const asksForChange = (prompt: string): boolean => BEGINS.test(prompt);
