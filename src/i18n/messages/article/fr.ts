export const article = {};
