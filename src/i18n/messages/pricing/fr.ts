export const pricing = {};
