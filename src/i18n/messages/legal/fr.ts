export const legal = {
  updated: 'Version du {{day}}',
  contents: 'Sur cette page',
};
