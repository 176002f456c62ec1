/** The page of the tools, each with its question and its drawing. */
export const tools = {
  seoTitle: 'Outils : les questions à poser avant de répondre',
  description:
    '{{#figures}}Combien serez-vous, faut-il répondre{{/figures}}{{^figures}}Faut-il répondre{{/figures}}, quelle procédure, quelles chances : des outils gratuits, sans compte, sur les marchés publics.',
  title: 'Outils',
  lead: 'Des questions à régler avant d’écrire une réponse. Sans compte.',
  howMany: { text: 'Le nombre d’offres reçues par des marchés comparables.' },
  bidOrNot: {
    text: 'Ce que la réponse coûte, ce qu’elle peut rapporter.',
    drawn:
      'Exemple : la réponse coûte {{cost}} et la marge attendue est de {{margin}}. Elle devient rentable à partir de {{even}} de chances.',
    example: 'Exemple : la réponse coûte {{cost}}, la marge est de {{margin}}.',
    none: '{{percent}} de chances',
  },
  thresholds: {
    text: 'Les seuils 2026-2027, selon l’acheteur et le montant.',
    from: 'procédure formalisée à partir de {{amount}}',
    key: 'En noir : la procédure formalisée. Échelle logarithmique.',
    works: 'Travaux, tous les acheteurs',
  },
  console: {
    title: 'La console',
    text: 'Vos chances sur {{count}} marchés, expliquées point par point.',
  },
  key: { single: 'une seule offre', within: 'autour de la médiane', outside: 'les autres' },
};
