export const solutions = {};
