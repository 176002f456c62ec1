import { verbatim } from '../../typography.ts';

export const notFound = {
  seoTitle: verbatim('Page introuvable'),
  description:
    'La page demandée n’existe pas, ou n’existe plus à cette adresse. Voici où reprendre : accueil, produit, tarifs, ressources.',
  title: verbatim('Page introuvable'),
  text: 'L’adresse est peut-être incomplète, ou la page a changé de place. Rien n’est perdu : repartez d’ici.',
  home: 'Retour à l’accueil',
  elsewhere: 'Les pages principales',
};
